import { symbolAddress } from '#server/search/symbols/symbol.ts'
import { symbolFacts } from '#server/search/symbols/symbol-facts.ts'
import { cutPages } from './cut-pages.ts'
import type { McpParts, Told } from './mcp-parts.ts'
import { readTool } from './read-tool.ts'
import { searchTool } from './search-tool.ts'

/** Where a name of the product is documented, since which release it is there, and what the place says. */
export function lookUpTool(parts: McpParts, name: string): Told {
  const { site, search, siteUrl } = parts
  const symbol = search.symbols.find(name)
  if (!symbol) {
    const moved = search.symbols.moved(name)
    return moved ? readTool(parts, { address: moved }) : notFound(parts, name)
  }
  const address = symbolAddress(symbol)
  const { since, until, changes = [] } = symbolFacts(site.releases, symbol)
  const facts = [
    `${symbol.name}: ${symbol.kind}, ${siteUrl}${address}`,
    ...(since ? [`In QuestDB since ${since}${until ? `, until ${until}` : ''}.`] : []),
    ...changes.map((change) => `Changed: ${JSON.stringify(change)}`),
  ]
  const [text = ''] = cutPages(readTool(parts, { address }).text, LONGEST_EXCERPT)
  return { text: `${facts.join('\n')}\n\n${text}` }
}

/** Characters of the place that a name is documented at: more is a matter for reading. */
const LONGEST_EXCERPT = 8000

/** An error message is not a name: the answer lists messages that nearly match, and what the search finds. */
function notFound(parts: McpParts, name: string): Told {
  const near = parts.search.symbols
    .nearest(name)
    .map((one) => `${one.name}: ${parts.siteUrl}${symbolAddress(one)}`)
  const found = searchTool(parts, { query: name, limit: 3 }).text
  return {
    text: [
      `Nothing is called "${name}".`,
      ...(near.length > 0 ? ['Nearest names:', ...near] : []),
      '',
      found,
    ].join('\n'),
  }
}
