import { connect } from 'node:net'

export interface RawAnswer {
  /** Of the first answer; 0 when the connection was closed without one. */
  readonly status: number
  /** Everything that came, headers included. */
  readonly text: string
  /** True if the server closed the connection. */
  readonly closed: boolean
}

/** A connection that has begun to answer and says nothing for so long has said all. */
const QUIET_MS = 150
/** A busy machine takes its time to begin. */
const FIRST_BYTE_MS = 15_000

/** Sends bytes as they are and returns what comes back, until the server closes or falls silent. */
export function rawRequest(port: number, bytes: Buffer | string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    const finish = (closed: boolean) => {
      socket.destroy()
      const text = Buffer.concat(chunks).toString('latin1')
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text, closed })
    }
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      socket.setTimeout(QUIET_MS)
    })
    socket.on('end', () => finish(true))
    // A reset is how a server closes on who is still writing.
    socket.on('error', () => finish(true))
    socket.setTimeout(FIRST_BYTE_MS, () => finish(false))
  })
}
