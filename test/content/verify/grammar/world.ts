import { splitStatements } from '../samples/split-statements.ts'
import type { Answer } from '../server/answer.ts'
import type { Database } from '../server/database.ts'

/** All of a set-up must work; an older release may lack something that most statements of a diagram do not need. */
type SetupNeed = 'all' | 'what the release can'

/** A world that is created again after each statement that may have changed it. Throws when needed parts of its set-up fail. */
export function openWorld(database: Database, setup: string, need: SetupNeed = 'all') {
  let isFresh = false
  const renew = async () => {
    await database.clear()
    for (const { text } of splitStatements(setup)) {
      const answer = await database.ask(text)
      if (answer.kind === 'error' && need === 'all')
        throw new Error(`the set-up fails: ${answer.message} [${text}]`)
    }
    await database.settle()
    isFresh = true
  }
  return {
    async run(statement: string): Promise<Answer> {
      if (!isFresh) await renew()
      const answer = await database.ask(statement)
      if (answer.kind === 'done') isFresh = false
      return answer
    },
  }
}
