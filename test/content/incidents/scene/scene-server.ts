import { splitStatements } from '#test/content/verify/samples/split-statements.ts'
import type { QuestdbProcess } from '#test/content/verify/server/questdb-process.ts'
import { until } from '#test/support/site-process.ts'

export type SceneServer = ReturnType<typeof openServer>

export function openServer(server: QuestdbProcess) {
  const { database } = server
  /** Runs statements without waiting for what they wrote, and returns the rows of the last one. Throws what the server says. */
  const sql = async (statements: string) => {
    let rows: Record<string, string>[] = []
    for (const { text } of splitStatements(statements)) rows = await database.query(text)
    return rows
  }
  /** The first value of each row. */
  const values = async (query: string) => (await sql(query)).map((row) => Object.values(row)[0] ?? '')
  /** The table's row of wal_tables(). */
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
    /** Waits until everything written can be read, or never will be because its table is suspended. */
    settle: database.settle,
    /** Runs statements and waits for what they wrote. */
    async write(statements: string) {
      await sql(statements)
      await database.settle()
    },
    value: async (query: string) => (await values(query))[0] ?? '',
    /** The error of a statement that the server must reject. */
    async refusal(statement: string) {
      const answer = await database.ask(statement)
      if (answer.kind === 'error') return answer.message
      throw new Error(`the server did not refuse: ${statement}`)
    },
    /** Waits until the table is suspended. */
    async suspended(table: string) {
      await until(async () => (await wal(table)).suspended === 'true')
      return wal(table)
    },
  }
}
