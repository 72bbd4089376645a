import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Answer } from '#test/content/verify/server/answer.ts'

/** A simple query, or a statement with its parameters as strings; an empty statement binds the one before again. */
export type PgQuery = string | readonly string[]

const ADMIN = 'admin'
const PASSWORD = 'quest'
const SESSION_SECONDS = 20

/**
 * Sends queries over the PostgreSQL wire protocol, byte by byte as drivers do, and returns the rows of all of them, or
 * what the last one led to. No driver is used because each one hides other parts of the protocol.
 */
export async function runPgSession(
  port: number,
  queries: readonly PgQuery[],
  {
    user,
    pipeline = false,
  }: { readonly user?: string | undefined; readonly pipeline?: boolean | undefined } = {},
): Promise<Answer> {
  const socket = connect(port, '127.0.0.1')
  socket.setTimeout(SESSION_SECONDS * 1000, () => socket.destroy(new Error('the session was silent')))
  try {
    const messages = readMessages(socket)
    await signIn(socket, messages, user ?? ADMIN)
    const session = { columns: [] as string[], rows: [] as string[][], last: { kind: 'done' } as Answer }
    // A pipeline has one Sync, hence one end of all answers.
    const groups = pipeline ? [queries] : queries.map((query) => [query])
    for (const group of groups) {
      socket.write(
        Buffer.concat([...group.map(encodeQuery), ...(group.every(isSimple) ? [] : [message('S')])]),
      )
      await readAnswer(messages, session)
    }
    const { columns, rows, last } = session
    if (last.kind === 'error' || columns.length === 0) return last
    return { kind: 'rows', table: { columns: columns.map((name) => ({ name, type: 'TEXT' })), rows } }
  } finally {
    socket.destroy()
  }
}

interface Message {
  readonly type: string
  readonly body: Buffer
}

async function* readMessages(socket: Socket): AsyncGenerator<Message, void> {
  let rest = Buffer.alloc(0)
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk as Buffer])
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1)
      yield { type: String.fromCharCode(rest[0] ?? 0), body: rest.subarray(5, end) }
      rest = rest.subarray(end)
    }
  }
}

type Messages = AsyncGenerator<Message, void>

async function next(messages: Messages): Promise<Message> {
  const { done, value } = await messages.next()
  if (done || !value) throw new Error('the server closed the session')
  return value
}

async function signIn(socket: Socket, messages: Messages, user: string): Promise<void> {
  await once(socket, 'connect')
  const startup = Buffer.concat([
    int32(196608),
    text('user'),
    text(user),
    text('database'),
    text('qdb'),
    text(''),
  ])
  socket.write(Buffer.concat([int32(startup.length + 4), startup]))
  for (;;) {
    const { type, body } = await next(messages)
    if (type === 'R' && body.readInt32BE(0) === 3) socket.write(message('p', text(PASSWORD)))
    else if (type === 'E') throw new Error(errorText(body))
    else if (type === 'Z') return
  }
}

async function readAnswer(
  messages: Messages,
  session: { columns: string[]; rows: string[][]; last: Answer },
): Promise<void> {
  session.last = { kind: 'done' }
  for (;;) {
    const { type, body } = await next(messages)
    if (type === 'Z') return
    if (type === 'T') session.columns = columnNames(body)
    if (type === 'D') session.rows.push(cells(body))
    if (type === 'E') session.last = { kind: 'error', message: errorText(body), position: null }
  }
}

const isSimple = (query: PgQuery): boolean => typeof query === 'string'

function encodeQuery(query: PgQuery): Buffer {
  if (typeof query === 'string') return message('Q', text(query))
  const [statement = '', ...parameters] = query
  const values = parameters.map((value) =>
    Buffer.concat([int32(Buffer.byteLength(value)), Buffer.from(value)]),
  )
  return Buffer.concat([
    statement === '' ? Buffer.alloc(0) : message('P', text(''), text(statement), int16(0)),
    message('B', text(''), text(''), int16(0), int16(values.length), ...values, int16(0)),
    message('D', Buffer.from('P'), text('')),
    message('E', text(''), int32(0)),
  ])
}

function columnNames(body: Buffer): string[] {
  const names: string[] = []
  for (let at = 2; names.length < body.readInt16BE(0); ) {
    const end = body.indexOf(0, at)
    names.push(body.toString('utf8', at, end))
    // Table, attribute, type, size, modifier and format follow the name.
    at = end + 19
  }
  return names
}

function cells(body: Buffer): string[] {
  const values: string[] = []
  for (let at = 2; values.length < body.readInt16BE(0); ) {
    const length = body.readInt32BE(at)
    values.push(length === -1 ? 'null' : body.toString('utf8', at + 4, at + 4 + length))
    at += 4 + Math.max(length, 0)
  }
  return values
}

/** Code and message, such as `42601 unexpected token`. */
function errorText(body: Buffer): string {
  const fields = body.toString('utf8').split('\0')
  const field = (kind: string): string => fields.find((entry) => entry.startsWith(kind))?.slice(1) ?? ''
  return `${field('C')} ${field('M')}`
}

const text = (value: string): Buffer => Buffer.from(`${value}\0`)

function int16(value: number): Buffer {
  const buffer = Buffer.alloc(2)
  buffer.writeInt16BE(value)
  return buffer
}

function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeInt32BE(value)
  return buffer
}

function message(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}
