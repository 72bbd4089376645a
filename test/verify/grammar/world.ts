import type { Answer } from '../answer.ts'
import type { Database } from '../database.ts'
import { splitStatements } from '../split-statements.ts'

/** Runs statements one by one, each in the world that a set-up makes. */
export interface World {
  run(statement: string): Promise<Answer>
}

/** A world that is made anew after each statement that may have changed it. Throws when its set-up fails. */
export function openWorld(database: Database, setup: string): World {
  let isFresh = false
  const renew = async () => {
    await database.clear()
    for (const { text } of splitStatements(setup)) {
      const answer = await database.ask(text)
      if (answer.kind === 'error') throw new Error(`the set-up fails: ${answer.message} [${text}]`)
    }
    await database.settle()
    isFresh = true
  }
  return {
    async run(statement) {
      if (!isFresh) await renew()
      const answer = await database.ask(statement)
      if (answer.kind === 'done') isFresh = false
      return answer
    },
  }
}
