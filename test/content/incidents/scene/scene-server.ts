import { readFile } from 'node:fs/promises'
import { splitStatements } from '#test/content/verify/samples/split-statements.ts'
import { openDatabase } from '#test/content/verify/server/database.ts'
import type { QuestdbProcess } from '#test/content/verify/server/questdb-process.ts'
import { until } from './until.ts'

export type Row = Readonly<Record<string, string>>

export interface SceneServer extends QuestdbProcess {
  /** Runs statements without waiting for what they wrote, and returns the rows of the last one. Throws what the server says. */
  sql(statements: string): Promise<Row[]>
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
  /** Sends lines and returns the status: 204 is the acknowledgment. */
  write(lines: string): Promise<{ status: number; body: string }>
  /** Output of this start so far. */
  log(): Promise<string>
}

export function openServer(server: QuestdbProcess, log: string): SceneServer {
  const database = openDatabase(server.httpUrl)
  const sql = async (statements: string) => {
    let rows: Row[] = []
    for (const { text } of splitStatements(statements)) rows = await database.query(text)
    return rows
  }
  const wal = async (table: string) => {
    const [row] = await sql(`SELECT * FROM wal_tables() WHERE name = '${table}'`)
    if (!row) throw new Error(`${table} is not among wal_tables()`)
    return row
  }
  return {
    ...server,
    sql,
    wal,
    settle: database.settle,
    log: () => readFile(log, 'utf8'),
    async value(query) {
      const [row] = await sql(query)
      return Object.values(row ?? {})[0] ?? ''
    },
    async refusal(statement) {
      const answer = await database.ask(statement)
      if (answer.kind === 'error') return answer.message
      throw new Error(`the server did not refuse: ${statement}`)
    },
    async suspended(table) {
      await until(`${table} is suspended`, async () => (await wal(table)).suspended === 'true')
      return wal(table)
    },
    async write(lines) {
      const answer = await fetch(`${server.httpUrl}/write`, { method: 'POST', body: lines })
      return { status: answer.status, body: await answer.text() }
    },
  }
}
