import { setTimeout as wait } from 'node:timers/promises'
import { splitStatements } from '#test/content/verify/samples/split-statements.ts'
import type { QuestdbProcess } from '#test/content/verify/server/questdb-process.ts'

export type Row = Readonly<Record<string, string>>

export interface SceneServer extends QuestdbProcess {
  /** Runs statements without waiting for what they wrote, and returns the rows of the last one. Throws what the server says. */
  sql(statements: string): Promise<Row[]>
  /** The first value of each row. */
  values(query: string): Promise<string[]>
  /** The first value of the first row. */
  value(query: string): Promise<string>
  /** The error of a statement that the server must reject. */
  refusal(statement: string): Promise<string>
  /** Waits until everything written can be read, or never will be because its table is suspended. */
  settle(): Promise<void>
  /** The table's row of wal_tables(). */
  wal(table: string): Promise<Row>
  /** Waits until the table is suspended. */
  suspended(table: string): Promise<Row>
}

export function openServer(server: QuestdbProcess): SceneServer {
  const { database } = server
  const sql = async (statements: string) => {
    let rows: Row[] = []
    for (const { text } of splitStatements(statements)) rows = await database.query(text)
    return rows
  }
  const values = async (query: string) => (await sql(query)).map((row) => Object.values(row)[0] ?? '')
  const wal = async (table: string) => {
    const [row] = await sql(`SELECT * FROM wal_tables() WHERE name = '${table}'`)
    if (!row) throw new Error(`${table} is not among wal_tables()`)
    return row
  }
  return {
    ...server,
    sql,
    values,
    wal,
    settle: database.settle,
    value: async (query) => (await values(query))[0] ?? '',
    async refusal(statement) {
      const answer = await database.ask(statement)
      if (answer.kind === 'error') return answer.message
      throw new Error(`the server did not refuse: ${statement}`)
    },
    async suspended(table) {
      await until(`${table} is suspended`, async () => (await wal(table)).suspended === 'true')
      return wal(table)
    },
  }
}

const LIMIT_SECONDS = 120

/** Waits for something to become true. Throws after a time that nothing healthy needs. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + LIMIT_SECONDS * 1000; !(await isSo()); await wait(50)) {
    if (Date.now() > deadline) throw new Error(`not within ${LIMIT_SECONDS} s: ${what}`)
  }
}
