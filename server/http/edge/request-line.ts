import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Node's parser knows the bytes that it is reading; nothing that is documented does. */
type Parsed = Socket & { parser?: { getCurrentBuffer?(): Buffer | undefined } | null }

const READ = Symbol('a request line was read')

/**
 * Whether a request is of HTTP/1.0 or 1.1, and its line written as RFC 9112, section 3, writes one. The parser takes
 * 0.9 and 2.0 too, RTSP for HTTP, and several spaces for one. Only the bytes tell the last two; they are looked at for the
 * first request of a connection, since that costs a seventh of a recorded answer, and when they came in one piece: whoever
 * speaks another protocol begins with it.
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
