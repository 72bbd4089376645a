import type { IncomingMessage, ServerResponse } from 'node:http'
import { MCP_PATH } from '#client/model/mcp-path.ts'

/** As it is sent. Node keeps so much of a body that nobody reads, four times over. */
export const LARGEST_BODY = 16 * 1024

/** Of what an assistant sends: less than Node keeps of a body that nobody reads. */
export const LARGEST_MCP_BODY = 64_000

/** How large the body of a request may be, by its target. */
export const largestBodyOf = (url: string | undefined): number =>
  url?.split('?')[0] === MCP_PATH ? LARGEST_MCP_BODY : LARGEST_BODY

/**
 * Calls `ready` once the body of a request has come, at once when it has none: whoever sends one slowly holds nobody up. The
 * body stays where it is, for who reads the request. `tooLarge` is called in its place for one over the limit, as soon as
 * that is known; for one that never ends the connection is cut (`requestTimeout`), and nothing is called.
 */
export function awaitBody(
  request: IncomingMessage,
  response: ServerResponse,
  { ready, tooLarge }: { readonly ready: () => void; readonly tooLarge: () => void },
): void {
  const largest = largestBodyOf(request.url)
  const length = Number(request.headers['content-length'] ?? 0)
  const chunked = request.headers['transfer-encoding'] !== undefined
  if (length > largest) tooLarge()
  else if (request.complete || (length === 0 && !chunked)) ready()
  else untilComplete(request, response, ready, tooLarge)
}

function untilComplete(
  request: IncomingMessage,
  response: ServerResponse,
  ready: () => void,
  tooLarge: () => void,
): void {
  if (request.headers.expect !== undefined && request.httpVersion === '1.1') response.writeContinue()
  const look = () => {
    const isTooLarge = request.readableLength > largestBodyOf(request.url)
    if (!request.complete && !isTooLarge) return
    request.off('readable', look)
    if (isTooLarge) tooLarge()
    else ready()
  }
  request.on('readable', look)
}
