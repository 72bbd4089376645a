import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, type AnswerTable, parseAnswer, type Query } from './answer.ts'
import { createSettling } from './settling.ts'

export interface Database {
  /** Runs one statement and does not wait for what it wrote. */
  ask(statement: string): Promise<Answer>
  /** Runs one statement and returns once everything that it wrote can be read. */
  execute(statement: string): Promise<Answer>
  readonly query: Query
  /** Waits until all writes are visible, whichever client made them. */
  settle(): Promise<void>
  /** Drops every view and table, on any release. */
  clear(): Promise<void>
}

/** The server ended or was stopped: nothing that follows can be verified. */
export class DatabaseGone extends Error {
  override readonly name = 'DatabaseGone'
  /** The last thing that it was asked. */
  readonly statement: string

  constructor(statement: string, options?: ErrorOptions) {
    super(`QuestDB stopped answering at: ${statement}`, options)
    this.statement = statement
  }
}

/** Throws if what a statement wrote does not settle. */
export function failed(error: Error): Answer {
  if (error instanceof DatabaseGone) throw error
  return { kind: 'error', message: error.message, position: null }
}

const STATEMENT_SECONDS = 60
/** How long a server that is busy is asked again. */
const BUSY_SECONDS = 10
const BUSY_MILLISECONDS = 20
/** An import that has ended still holds up the next one for a moment. The second is what releases from 9.2 on say. */
const IMPORTING = /^Another import request is in progress|another import may be in progress/

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
      const released = await ask(httpUrl, 'CHECKPOINT RELEASE')
      // Its name in releases before 8.1.
      if (released.kind === 'error') await ask(httpUrl, 'SNAPSHOT COMPLETE')
      const tables = await query('SELECT * FROM tables()')
      for (const table of tables.sort(viewsFirst)) {
        // Releases before 7.3.4 call the column "name".
        const statement = `DROP ${kindOf(table)} "${table.table_name ?? table.name}"`
        // A table that a background job reads cannot be dropped for a moment.
        rowsOf(
          await whileBusy(
            () => send(httpUrl, statement),
            ({ kind }) => kind === 'error',
          ),
          statement,
        )
      }
      settling.forget()
    },
  }
}

const ask = (httpUrl: string, statement: string): Promise<Answer> =>
  whileBusy(
    () => send(httpUrl, statement),
    (answer) => answer.kind === 'error' && IMPORTING.test(answer.message),
  )

/** Asks again until the answer does not say that the server is busy, or for ten seconds. */
async function whileBusy(send: () => Promise<Answer>, isBusy: (answer: Answer) => boolean): Promise<Answer> {
  for (const deadline = Date.now() + BUSY_SECONDS * 1000; ; await wait(BUSY_MILLISECONDS)) {
    const answer = await send()
    if (!isBusy(answer) || Date.now() > deadline) return answer
  }
}

async function send(httpUrl: string, statement: string): Promise<Answer> {
  let body: string
  try {
    const signal = AbortSignal.timeout(STATEMENT_SECONDS * 1000)
    body = await (await fetch(`${httpUrl}/exec?query=${encodeURIComponent(statement)}`, { signal })).text()
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'TimeoutError')
      return { kind: 'error', message: `no answer within ${STATEMENT_SECONDS} s`, position: null }
    throw new DatabaseGone(statement, { cause })
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

type TableRow = Readonly<Record<string, string>>

/** The keyword after DROP for a row of tables(): releases before 9.0 have no materialized views, those before 9.3 no plain ones. */
function kindOf({ table_type: type, matView }: TableRow): 'VIEW' | 'MATERIALIZED VIEW' | 'TABLE' {
  if (type === 'V') return 'VIEW'
  return matView === 'true' ? 'MATERIALIZED VIEW' : 'TABLE'
}

/** A view on a view comes later in the list of ids; a view goes before what it reads. */
function viewsFirst(a: TableRow, b: TableRow): number {
  const [isTableA, isTableB] = [kindOf(a) === 'TABLE', kindOf(b) === 'TABLE']
  return isTableA === isTableB ? Number(b.id) - Number(a.id) : Number(isTableA) - Number(isTableB)
}
