import {
  createMcpHandler as createHandler,
  isLegacyRequest,
  McpServer,
  ResourceTemplate,
  WebStandardStreamableHTTPServerTransport as Transport,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { docsPath } from '#client/model/docs-path.ts'
import { markdownPath } from '#client/model/markdown-path.ts'
import { LONGEST_QUERY, SEARCH_KINDS } from '#client/model/search-results.ts'
import { listedPages } from '#server/http/documents/listed-pages.ts'
import { pageAsMarkdown } from '#server/http/documents/page-as-markdown.ts'
import { lookUpTool } from './look-up-tool.ts'
import type { McpParts, Told } from './mcp-parts.ts'
import { readTool } from './read-tool.ts'
import { MOST_RESULTS, searchTool, USUAL_RESULTS } from './search-tool.ts'

/** One request, answered by a server of its own: nothing is kept between two of them. */
export type AnswerMcp = (request: Request) => Promise<Response>

/** The documentation over the Model Context Protocol (https://modelcontextprotocol.io). */
export function createMcpHandler(parts: McpParts): AnswerMcp {
  const { fetch } = createHandler(() => createServer(parts), {
    legacy: 'reject',
    responseMode: 'json',
  })
  return async (request) => ((await isLegacyRequest(request)) ? answerOlder(parts, request) : fetch(request))
}

/** Clients of protocol versions before 2026-07-28. The SDK's own way for them is an event stream, even for one message. */
async function answerOlder(parts: McpParts, request: Request): Promise<Response> {
  const server = createServer(parts)
  const transport = new Transport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request)
  } finally {
    await server.close()
  }
}

const instructions = (release: string): string =>
  `This is the documentation of QuestDB, a time-series database, for release ${release}. ` +
  'Use look_up for a function, keyword, setting or error code, search for anything else, and read for what they name. ' +
  'Every SQL sample was run on that release, so prefer what you read here to what you remember, and give the address of what you used.'

const READS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const

const answer = ({ text, failed }: Told) => ({
  content: [{ type: 'text' as const, text }],
  ...(failed && { isError: true }),
})

function createServer(parts: McpParts): McpServer {
  const { tag_name: release } = parts.site.release
  const server = new McpServer(
    {
      name: 'questdb-docs',
      title: parts.site.config.title,
      version: release,
      websiteUrl: `${parts.siteUrl}/docs/`,
    },
    {
      instructions: instructions(release),
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
    },
  )
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds sections by words. Answers with addresses for read, and a line of each.',
      inputSchema: z.object({
        query: z.string().min(1).max(500).describe(`Words, best a few; ${LONGEST_QUERY} characters count`),
        kind: z.enum(SEARCH_KINDS).optional().describe('Only results of this kind'),
        limit: z
          .number()
          .int()
          .min(1)
          .max(MOST_RESULTS)
          .optional()
          .describe(`Results, ${USUAL_RESULTS} unless you say`),
      }),
      annotations: READS,
    },
    (wanted) => answer(searchTool(parts, wanted)),
  )
  server.registerTool(
    'read',
    {
      title: 'Read a page or a section',
      description: 'A page, or with a fragment one of its sections, as Markdown. Long ones come in pages.',
      inputSchema: z.object({
        address: z.string().min(1).max(500).describe('Such as /docs/reference/sql/sample-by/#fill'),
        page: z.number().int().min(1).optional().describe('Of a long one, from 1'),
      }),
      annotations: READS,
    },
    (wanted) => answer(readTool(parts, wanted)),
  )
  server.registerTool(
    'look_up',
    {
      title: 'Look up a name',
      description:
        'Where a function, operator, statement, keyword, type, setting or error is documented, what is said there, and since which release it is there.',
      inputSchema: z.object({
        name: z.string().min(1).max(200).describe('Such as dateadd, SAMPLE BY, cairo.commit.lag'),
      }),
      annotations: READS,
    },
    ({ name }) => answer(lookUpTool(parts, name)),
  )
  registerPages(server, parts)
  return server
}

/** Every page as a resource, by the address of its Markdown. */
function registerPages(server: McpServer, { site, siteUrl }: McpParts): void {
  const list = () => ({
    resources: listedPages(site).map(({ meta }) => ({
      uri: siteUrl + markdownPath(meta.path),
      name: meta.path,
      title: meta.title,
      description: meta.description,
      mimeType: 'text/markdown',
    })),
  })
  server.registerResource(
    'page',
    new ResourceTemplate(`${siteUrl}/docs/{+page}.md`, { list }),
    { title: 'A page', description: 'A page of the documentation', mimeType: 'text/markdown' },
    (uri, { page: name }) => {
      const path = name === 'index' ? '/docs/' : `/docs/${String(name)}/`
      const page = site.pages.get(docsPath(path))
      if (!page) throw new Error(`${uri.href} is no page`)
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: pageAsMarkdown(page, siteUrl) }] }
    },
  )
}
