import type { IncomingMessage, ServerResponse } from 'node:http'
import { MCP_PATH } from '#client/model/mcp-path.ts'

/** The limit in bytes as sent. Node buffers four times as much of a body that is not read. */
export const LARGEST_BODY = 16 * 1024

/** For assistants' requests: less than Node buffers of an unread body. */
export const LARGEST_MCP_BODY = 64_000

/** How large the body of a request may be, by its target. */
export const largestBodyOf = (url: string | undefined): number =>
  url?.split('?')[0] === MCP_PATH ? LARGEST_MCP_BODY : LARGEST_BODY

/**
 * Calls `ready` once a request's body has arrived, immediately if it has none, so that slow senders delay no other
 * request. The body stays buffered for the code that reads the request. Calls `tooLarge` instead as soon as the body
 * exceeds the limit. If a body never ends, the connection is closed (`requestTimeout`), and neither is called.
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
