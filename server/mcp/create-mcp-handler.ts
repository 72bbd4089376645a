import {
  createMcpHandler as createHandler,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport as Transport,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { lookUpTool, nameSchema } from './look-up-tool.ts'
import { type McpParts, placeSchema, type Told } from './mcp-parts.ts'
import { readTool, wantedSchema } from './read-tool.ts'
import { searchTool, soughtSchema } from './search-tool.ts'

/** One request with its parsed body, answered by a server of its own: nothing is kept between two of them. */
export type AnswerMcp = (request: Request, parsedBody: unknown) => Promise<Response>

/** The documentation over the Model Context Protocol (https://modelcontextprotocol.io). */
export function createMcpHandler(parts: McpParts): AnswerMcp {
  const { fetch } = createHandler(() => createServer(parts), {
    legacy: 'reject',
    responseMode: 'json',
  })
  return async (request, parsedBody) =>
    (await isLegacyRequest(request, parsedBody))
      ? answerOlder(parts, request, parsedBody)
      : fetch(request, { parsedBody })
}

/** Clients of protocol versions before 2026-07-28. The SDK's own way for them is an event stream, even for one message. */
async function answerOlder(parts: McpParts, request: Request, parsedBody: unknown): Promise<Response> {
  const server = createServer(parts)
  const transport = new Transport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody })
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
  places: z.array(placeSchema),
})

function createServer(parts: McpParts): McpServer {
  const { site, siteUrl } = parts
  const { tag_name: release } = site.release
  const server = new McpServer(
    { name: 'questdb-docs', title: site.config.title, version: release, websiteUrl: `${siteUrl}/docs/` },
    { instructions: instructions(release), capabilities: { tools: { listChanged: false } } },
  )
  function register<Input extends z.ZodObject>(
    name: string,
    title: string,
    description: string,
    inputSchema: Input,
    tell: (parts: McpParts, wanted: z.output<Input>) => Told,
  ): void {
    const config = { title, description, inputSchema, outputSchema, annotations: READS }
    server.registerTool<typeof outputSchema, z.ZodObject>(name, config, (wanted) => {
      const { text, places = [], failed } = tell(parts, wanted as z.output<Input>)
      return {
        content: [{ type: 'text', text }],
        structuredContent: { release, places: [...places] },
        ...(failed && { isError: true }),
      }
    })
  }
  register(
    'search',
    'Search the documentation',
    'For a task or a subject. Answers with the best pages, of the first one the text and samples that answer, and says when nothing is about a word. Costs 3 kB.',
    soughtSchema,
    searchTool,
  )
  register(
    'read',
    'Read a page or sections of it',
    'For an address that an answer names, as Markdown. A section costs 1 to 8 kB, a page up to 24 kB and then comes in pages: list its sections, and read some of them in one call.',
    wantedSchema,
    readTool,
  )
  register(
    'look_up',
    'Look up a name or a message',
    'For a function, operator, statement, keyword, type, setting, error message or errno, also of a newer release or another system: where it is documented, since which release it is there, and what is said there. Costs 1 to 4 kB.',
    z.object({ name: nameSchema }),
    (all, { name }) => lookUpTool(all, name),
  )
  return server
}
