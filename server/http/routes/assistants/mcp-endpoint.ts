import express, { type Response as Answer, type Request as Asked, type NextFunction } from 'express'
import { z } from 'zod'
import { MCP_PATH } from '#client/model/mcp-path.ts'
import type { AnswerMcp } from '#server/mcp/create-mcp-handler.ts'
import type { McpParts } from '#server/mcp/mcp-parts.ts'
import { admitOrigin } from '../../delivery/cross-origin.ts'
import { LARGEST_MCP_BODY } from '../../edge/listener.ts'
import type { PageParts } from '../page-parts.ts'
import type { Serve } from '../serve.ts'

/** The protocol's fields in a request's head. */
const READ_HEADERS = ['accept', 'content-type', 'mcp-method', 'mcp-name', 'mcp-protocol-version'] as const

const INVALID_REQUEST = -32600
const METHOD_NOT_FOUND = -32601
const PARSE_ERROR = -32700

/** `POST /docs/mcp`: what an assistant asks the documentation. The protocol's library is loaded for the first who does. */
export function mcpEndpoint(serve: Serve, parts: McpParts & Pick<PageParts, 'nextTurn'>): void {
  const read = express.raw({ type: () => true, limit: LARGEST_MCP_BODY })
  let loading: Promise<AnswerMcp> | undefined
  const load = async () => (await import('#server/mcp/create-mcp-handler.ts')).createMcpHandler(parts)

  async function answerIn(request: Asked, response: Answer, next: NextFunction): Promise<void> {
    try {
      loading ??= load()
      const handler = await loading
      await parts.nextTurn()
      if (response.destroyed) return
      await send(await handler(toRequest(request, parts.siteUrl)), response)
    } catch (error) {
      if (!response.headersSent) next(error)
    }
  }

  serve(
    {
      path: MCP_PATH,
      name: 'mcp',
      method: 'POST',
      cache: 'none',
      vary: 'Accept-Encoding, Origin',
      record: false,
      searches: true,
      admit: (request, response) => admitOrigin(request, response, parts.siteUrl),
    },
    (request, response, _target, next) =>
      read(request, response, (error) => {
        if (error) return refuse(response, statusOf(error), PARSE_ERROR, 'The body cannot be read.')
        // One question a request, so that readers take turns; the protocol has no others since 2025-06-18.
        if (/^\s*\[/.test(textOf(request)))
          return refuse(response, 400, INVALID_REQUEST, 'Send one message a request.')
        const wanted = parseSubscription(textOf(request))
        if (wanted)
          return refuse(response, 200, METHOD_NOT_FOUND, 'There is nothing to subscribe to.', wanted.id)
        void answerIn(request, response, next)
      }),
  )
}

const textOf = ({ body }: Asked): string => (Buffer.isBuffer(body) ? body.toString('utf8') : '')

function toRequest(request: Asked, siteUrl: string): Request {
  const headers = new Headers()
  for (const name of READ_HEADERS) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Request(siteUrl + MCP_PATH, { method: 'POST', headers, body: textOf(request) })
}

async function send(answer: Response, response: Answer): Promise<void> {
  const type = answer.headers.get('content-type')
  if (type) response.setHeader('Content-Type', type)
  response.status(answer.status).end(Buffer.from(await answer.arrayBuffer()))
}

const statusOf = ({ status }: { status?: number }): number =>
  status !== undefined && status >= 400 && status < 500 ? status : 400

type Id = string | number | null

const refuse = (response: Answer, status: number, code: number, message: string, id: Id = null): void =>
  void response.status(status).json({ jsonrpc: '2.0', error: { code, message }, id })

const subscriptionSchema = z.object({
  method: z.string().startsWith('subscriptions/'),
  id: z.union([z.string(), z.number()]).nullable().default(null),
})

/** Nothing changes while the process runs, so the answer to a subscription would never begin. */
function parseSubscription(text: string): { readonly id: Id } | null {
  try {
    return subscriptionSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
