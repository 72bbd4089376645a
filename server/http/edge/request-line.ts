import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Only Node's parser knows the bytes that it is reading; no documented API gives them. */
type Parsed = Socket & { parser?: { getCurrentBuffer?(): Buffer | undefined } | null }

const READ = Symbol('a request line was read')

/**
 * Whether a request is HTTP/1.0 or 1.1 and its request line follows RFC 9112, section 3. The parser also accepts 0.9
 * and 2.0, RTSP as HTTP, and several spaces as one. Only the raw bytes reveal the last two. They are checked for the
 * first request of a connection, if they arrived in one piece: the check costs a seventh of a recorded answer, and a
 * client that speaks another protocol does so from its first request.
 */
export function hasClearRequestLine(request: IncomingMessage): boolean {
  const { httpVersion, method, url } = request
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return false
  const socket: Parsed & { [READ]?: true } = request.socket
  if (socket[READ]) return true
  socket[READ] = true
  const bytes = socket.parser?.getCurrentBuffer?.()
  if (!bytes || bytes.length !== socket.bytesRead) return true
  const line = `${method} ${url} HTTP/${httpVersion}\r\n`
  const start = bytes.toString('latin1', 0, line.length + 2)
  return start.startsWith(line) || start === `\r\n${line}`
}
