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
import { KNOWN_ISSUES, SECTION_EXAMPLE } from '#client/model/named-pages.ts'
import { SEARCH_KINDS } from '#client/model/search-results.ts'
import { pageAsMarkdown } from '#server/documents/page-as-markdown.ts'
import { listedPages } from '#server/documents/site-documents.ts'
import { lookUpTool } from './look-up-tool.ts'
import type { McpParts, Told } from './mcp-parts.ts'
import { readTool } from './read-tool.ts'
import { LONGEST_QUESTION, MOST_RESULTS, searchTool, USUAL_RESULTS } from './search-tool.ts'

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
  'Use look_up for a name or a message, search for anything else, and read only for what their answers leave out. ' +
  'Every SQL sample was run on that release, so prefer what you read here to what you remember, and give the address of what you used.'

const READS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const

/** The same for all three tools: the places that the text is from. */
const outputSchema = z.object({
  release: z.string().describe('The release that the documentation describes'),
  places: z.array(
    z.object({
      address: z.string(),
      kind: z.string(),
      score: z.number().optional().describe('Comparable within one answer'),
      since: z.string().optional().describe('The first measured release that has it'),
    }),
  ),
})

function createServer(parts: McpParts): McpServer {
  const { tag_name: release } = parts.site.release
  const answer = ({ text, places = [], failed }: Told) => ({
    content: [{ type: 'text' as const, text }],
    structuredContent: { release, places: [...places] },
    ...(failed && { isError: true }),
  })
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
      description:
        'For a task or a subject. Answers with the best pages, of the first one the text and samples that answer, and says when nothing is about a word. Costs 3 kB.',
      inputSchema: z.object({
        query: z
          .string()
          .min(1)
          .max(LONGEST_QUESTION)
          .describe('Words of the task; a few are best, 16 count'),
        kind: z
          .enum(SEARCH_KINDS)
          .optional()
          .describe('Only results of this kind; error: rows of tables of messages'),
        limit: z
          .number()
          .int()
          .min(1)
          .max(MOST_RESULTS)
          .optional()
          .describe(`Results, ${USUAL_RESULTS} unless you say`),
      }),
      outputSchema,
      annotations: READS,
    },
    (wanted) => answer(searchTool(parts, wanted)),
  )
  server.registerTool(
    'read',
    {
      title: 'Read a page or sections of it',
      description:
        'For an address that an answer names, as Markdown. A section costs 1 to 8 kB, a page up to 24 kB and then comes in pages: list its sections, and read some of them in one call.',
      inputSchema: z.object({
        address: z.string().min(1).max(500).describe(`Such as ${SECTION_EXAMPLE}`),
        list: z.boolean().optional().describe('Only the list of its sections, with their sizes'),
        sections: z
          .array(z.string().max(200))
          .max(10)
          .optional()
          .describe('Ids of its sections, to read together'),
        code: z
          .string()
          .max(20)
          .optional()
          .describe('"none" leaves out samples; "python", "javascript", "csharp", ... keeps one language'),
        page: z.number().int().min(1).optional().describe('Of a long one, from 1'),
        release: z
          .string()
          .max(20)
          .optional()
          .describe(`Of ${KNOWN_ISSUES.page}: issues that this release has`),
        statement: z.string().max(100).optional().describe('Of the same page: issues that mention it'),
      }),
      outputSchema,
      annotations: READS,
    },
    (wanted) => answer(readTool(parts, wanted)),
  )
  server.registerTool(
    'look_up',
    {
      title: 'Look up a name or a message',
      description:
        'For a function, operator, statement, keyword, type, setting, error message or errno, also of a newer release or another system: where it is documented, since which release it is there, and what is said there. Costs 1 to 4 kB.',
      inputSchema: z.object({
        name: z
          .string()
          .min(1)
          .max(LONGEST_QUESTION)
          .describe(
            'Such as dateadd, RENAME COLUMN, cairo.commit.lag, errno 24, or a message as it was printed',
          ),
      }),
      outputSchema,
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
