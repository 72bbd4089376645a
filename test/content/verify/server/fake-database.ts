import type { Answer } from './answer.ts'
import type { Database } from './database.ts'

export interface FakeDatabase extends Database {
  /** Every statement that it was sent, and (clear). */
  readonly statements: string[]
}

/** A row with the number 1. */
export const ONE: Answer = { kind: 'rows', table: { columns: [{ name: 'n', type: 'INT' }], rows: [['1']] } }
export const failure = (message: string): Answer => ({ kind: 'error', message, position: 14 })

/** Answers statements by the function; one for which it has no answer is done without rows. */
export function fakeDatabase(answer: (statement: string) => Answer | undefined): FakeDatabase {
  const statements: string[] = []
  const run = async (statement: string): Promise<Answer> => {
    statements.push(statement)
    return answer(statement) ?? { kind: 'done' }
  }
  return {
    statements,
    ask: run,
    execute: run,
    query: async () => [],
    settle: async () => {},
    clear: async () => {
      statements.push('(clear)')
    },
  }
}
