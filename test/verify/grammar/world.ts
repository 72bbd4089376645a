import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '../answer.ts'
import type { Database } from '../database.ts'
import { splitStatements } from '../split-statements.ts'

const BUSY_SECONDS = 10
const BUSY_MILLISECONDS = 10

/** Runs statements one by one, each in the world that a set-up makes. */
export interface World {
  run(statement: string): Promise<Answer>
}

/**
 * A world that is made anew after each statement that may have changed it. A statement that a `busy` server refuses is
 * sent again. Throws when its set-up fails.
 */
export function openWorld(database: Database, setup: string, busy?: RegExp): World {
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
  const ask = async (statement: string): Promise<Answer> => {
    const deadline = Date.now() + BUSY_SECONDS * 1000
    for (;;) {
      const answer = await database.ask(statement)
      if (answer.kind !== 'error' || !busy?.test(answer.message) || Date.now() > deadline) return answer
      await wait(BUSY_MILLISECONDS)
    }
  }
  return {
    async run(statement) {
      if (!isFresh) await renew()
      const answer = await ask(statement)
      if (answer.kind === 'done') isFresh = false
      return answer
    },
  }
}
