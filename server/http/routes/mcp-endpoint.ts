import express from 'express'
import { z } from 'zod'
import { MCP_PATH } from '#client/model/mcp-path.ts'
import type { AnswerMcp } from '#server/mcp/create-mcp-handler.ts'
import { admitOrigin } from '../delivery/cross-origin.ts'
import { refuse } from '../delivery/refuse.ts'
import { LARGEST_MCP_BODY } from '../edge/listener.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

const METHOD_NOT_FOUND = -32601
const subscriptionSchema = z.object({
  method: z.string().startsWith('subscriptions/'),
  id: z.union([z.string(), z.number()]).nullable().default(null),
})

/** `POST /docs/mcp`: what an assistant asks the documentation. The protocol's library is loaded for the first who does. */
export function mcpEndpoint(serve: Serve, parts: PageParts): void {
  let loading: Promise<AnswerMcp> | undefined
  const load = async () => (await import('#server/mcp/create-mcp-handler.ts')).createMcpHandler(parts)

  serve(
    {
      path: MCP_PATH,
      name: 'mcp',
      method: 'POST',
      cache: 'none',
      vary: 'Accept-Encoding, Origin',
      record: false,
      searches: true,
      body: express.json({ type: () => true, limit: LARGEST_MCP_BODY }),
      admit: (request, response) => admitOrigin(request, response, parts.siteUrl),
    },
    async ({ body, headers }, response) => {
      // One question a request, so that readers take turns; the protocol has no others since 2025-06-18.
      if (Array.isArray(body)) return refuse(response, 400, 'Send one message a request.')
      // Nothing changes while the process runs, so the answer to a subscription would never begin.
      const { data: wanted } = subscriptionSchema.safeParse(body)
      if (wanted) {
        const error = { code: METHOD_NOT_FOUND, message: 'There is nothing to subscribe to.' }
        return response.json({ jsonrpc: '2.0', error, id: wanted.id })
      }
      loading ??= load()
      const handler = await loading
      await parts.nextTurn()
      if (response.destroyed) return
      const request = { method: 'POST', headers: headers as Record<string, string> }
      const answer = await handler(new Request(parts.siteUrl + MCP_PATH, request), body)
      const type = answer.headers.get('content-type')
      if (type) response.setHeader('Content-Type', type)
      response.status(answer.status).end(Buffer.from(await answer.arrayBuffer()))
    },
  )
}
