import { connect } from 'node:net'
import { parse, serialize } from 'pg-protocol'
import type { Answer } from '#test/content/verify/server/answer.ts'

/** A simple query, or a statement with its parameters as strings; an empty statement binds the one before again. */
export type PgQuery = string | readonly string[]

const ADMIN = 'admin'
const PASSWORD = 'quest'
const SESSION_SECONDS = 20

/** The parts of the server's messages that a session reads; `name` says which of them are there. */
interface Message {
  readonly name: string
  readonly code?: string
  readonly message?: string
  readonly fields?: readonly ({ readonly name: string } | string | null)[]
}

/**
 * Sends queries over the PostgreSQL wire protocol, message by message, and returns the rows of all of them, or what the
 * last one led to. No driver is used because each one hides other parts of the protocol.
 */
export async function runPgSession(
  port: number,
  queries: readonly PgQuery[],
  {
    user = ADMIN,
    pipeline = false,
  }: { readonly user?: string | undefined; readonly pipeline?: boolean | undefined } = {},
): Promise<Answer> {
  const socket = connect(port, '127.0.0.1')
  socket.setTimeout(SESSION_SECONDS * 1000, () => socket.destroy(new Error('the session was silent')))
  let turn = Promise.withResolvers<void>()
  let isSignedIn = false
  let columns: string[] = []
  const rows: string[][] = []
  let last = { kind: 'done' } as Answer
  const send = async (bytes: Buffer): Promise<void> => {
    turn = Promise.withResolvers()
    last = { kind: 'done' }
    socket.write(bytes)
    await turn.promise
  }
  socket.on('error', (error) => turn.reject(error))
  socket.on('close', () => turn.reject(new Error('the server closed the session')))
  parse(socket, (received) => {
    const { name, code, message, fields = [] }: Message = received
    if (name === 'authenticationCleartextPassword') socket.write(serialize.password(PASSWORD))
    else if (name === 'rowDescription') columns = fields.map((field) => Object(field).name)
    else if (name === 'dataRow') rows.push(fields.map(String))
    else if (name === 'error') last = { kind: 'error', message: `${code} ${message}`, position: null }
    else if (name === 'readyForQuery') turn.resolve()
    if (name === 'error' && !isSignedIn) turn.reject(new Error(`${code} ${message}`))
  })
  try {
    await send(serialize.startup({ user, database: 'qdb' }))
    isSignedIn = true
    // A pipeline has one Sync, hence one end of all answers.
    for (const group of pipeline ? [queries] : queries.map((query) => [query]))
      await send(
        Buffer.concat([...group.map(encodeQuery), ...(group.every(isSimple) ? [] : [serialize.sync()])]),
      )
    if (last.kind === 'error' || columns.length === 0) return last
    return { kind: 'rows', table: { columns: columns.map((name) => ({ name, type: 'TEXT' })), rows } }
  } finally {
    socket.destroy()
  }
}

const isSimple = (query: PgQuery): boolean => typeof query === 'string'

function encodeQuery(query: PgQuery): Buffer {
  if (typeof query === 'string') return serialize.query(query)
  const [text = '', ...values] = query
  return Buffer.concat([
    ...(text === '' ? [] : [serialize.parse({ text })]),
    serialize.bind({ values }),
    serialize.describe({ type: 'P' }),
    serialize.execute(),
  ])
}
