import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, type AnswerTable, parseAnswer } from './answer.ts'
import { createSettling } from './settling.ts'

export interface Database {
  /** Runs one statement and does not wait for what it wrote. */
  ask(statement: string): Promise<Answer>
  /** Runs one statement and returns once everything that it wrote can be read. */
  execute(statement: string): Promise<Answer>
  /** Rows as objects by column; throws the server's message. */
  query(statement: string): Promise<Record<string, string>[]>
  /** Waits until everything that was written can be read, whoever wrote it. */
  settle(): Promise<void>
  /** Drops every view and table. */
  clear(): Promise<void>
}

/** The server ended or was stopped: nothing that follows can be verified. */
export class DatabaseGone extends Error {
  override readonly name = 'DatabaseGone'
}

const STATEMENT_SECONDS = 60
const DROP_SECONDS = 10

export function openDatabase(httpUrl: string): Database {
  const query = async (statement: string) => rowsOf(await ask(httpUrl, statement), statement)
  const settling = createSettling(query)
  return {
    query,
    ask: (statement) => ask(httpUrl, statement),
    settle: () => settling.settle(null),
    async execute(statement) {
      const refresh = await settling.refreshOf(statement)
      const answer = await ask(httpUrl, statement)
      if (answer.kind === 'done') await settling.settle(refresh)
      else await settling.awaitImport(statement, answer)
      return answer
    },
    async clear() {
      await ask(httpUrl, 'CHECKPOINT RELEASE')
      // A view on a view comes later in the list of ids; a view goes before what it reads.
      const tables = await query('SELECT table_name, matView FROM tables() ORDER BY matView DESC, id DESC')
      for (const { table_name: name, matView } of tables) {
        await drop(`DROP ${matView === 'true' ? 'MATERIALIZED VIEW' : 'TABLE'} "${name}"`, query)
      }
    },
  }
}

async function ask(httpUrl: string, statement: string): Promise<Answer> {
  let body: string
  try {
    const signal = AbortSignal.timeout(STATEMENT_SECONDS * 1000)
    body = await (await fetch(`${httpUrl}/exec?query=${encodeURIComponent(statement)}`, { signal })).text()
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'TimeoutError')
      return { kind: 'error', message: `no answer within ${STATEMENT_SECONDS} s`, position: null }
    throw new DatabaseGone(`QuestDB stopped answering at: ${statement}`, { cause })
  }
  try {
    return parseAnswer(body)
  } catch {
    return { kind: 'error', message: `the answer broke off: ${body.slice(-200)}`, position: null }
  }
}

function rowsOf(answer: Answer, statement: string): Record<string, string>[] {
  if (answer.kind === 'error') throw new Error(`${answer.message} [${statement}]`)
  if (answer.kind === 'done') return []
  const { columns, rows }: AnswerTable = answer.table
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index] ?? ''])))
}

/** A table that a background job reads cannot be dropped for a moment. */
async function drop(statement: string, query: Database['query']): Promise<void> {
  const deadline = Date.now() + DROP_SECONDS * 1000
  for (;;) {
    try {
      await query(statement)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(20)
    }
  }
}
