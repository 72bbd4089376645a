import { z } from 'zod'
import type { SearchAnswer } from '#server/search/create-search.ts'
import type { SearchRecord } from '#server/search/index/search-record.ts'
import { type DocSymbol, symbolAddress, symbolKey } from '#server/search/symbols/symbol.ts'
import { symbolFacts } from '#server/search/symbols/symbol-facts.ts'
import type { Change } from '#server/site/data/release-history.ts'
import { cutPages } from './cut-pages.ts'
import { excerptOf, openingOf, rowExcerpt } from './excerpt.ts'
import type { McpParts, Told } from './mcp-parts.ts'
import { readTool } from './read-tool.ts'
import { LONGEST_QUESTION, searchTool } from './search-tool.ts'

/** Characters of the place that a name is documented at: more is a matter for reading. */
const LONGEST_EXCERPT = 4000
/** Characters of a section that quotes a message. */
const LONGEST_QUOTING = 2000
const MOST_PLACES = 3
/** The same message has other causes elsewhere: of these, a line each. */
const MOST_ROWS = 12
/** How logs, systems and readers write a number of the operating system. */
const ERRNO = /(?:\berr(?:no|or)|\bcode)\s*[=:#]?\s*(\d{1,5})\b|\[(\d{1,3})\]/i

export const nameSchema = z
  .string()
  .min(1)
  .max(LONGEST_QUESTION)
  .describe('Such as dateadd, RENAME COLUMN, cairo.commit.lag, errno 24, or a message as it was printed')

/** The documentation of a name, a statement, a setting or a message: its place, its releases, and what is said there. */
export function lookUpTool(parts: McpParts, name: string): Told {
  const { symbols } = parts.search
  const symbol = symbols.find(name)
  // Before statements: a page on another program may have a sample of one that this release lacks.
  const newer = symbol ? null : newerName(parts, name)
  if (newer) return newer
  const statement = !symbol || symbol.kind === 'keyword' ? symbols.statement(name) : undefined
  if (statement) return documented(parts, { ...statement, name: name.toUpperCase() })
  if (symbol) return documented(parts, symbol)
  const answer = parts.search.ask(name, LONGEST_QUESTION)
  const quoted = message(parts, name, answer)
  if (quoted) return quoted
  const moved = symbols.moved(name)
  return moved ? readTool(parts, { address: moved }) : notFound(parts, name, answer)
}

function documented(parts: McpParts, symbol: DocSymbol): Told {
  const { site, siteUrl } = parts
  const { kind, path, anchor } = symbol
  const address = siteUrl + symbolAddress(symbol)
  const { since, until, changes = [] } = symbolFacts(site.releases, symbol)
  const first = since && since === site.releases?.versions[0] ? `${since} or earlier` : since
  const isNumber = kind === 'error' && /^\d+$/.test(symbol.name)
  const row = isNumber ? rowExcerpt(parts, path, '', (cell) => cell.split(', ').includes(symbol.name)) : null
  const [text, ...rest] = row ? [row] : cutPages(openingOf(parts, path, anchor), LONGEST_EXCERPT)
  return {
    text: [
      `${symbol.name}: ${kind}, ${address}`,
      ...(first ? [`In QuestDB since ${first}${until ? `, until ${until}` : ''}.`] : []),
      ...changes.flatMap((change) => changeSentence(change) ?? []),
      '',
      text,
      ...(rest.length > 0 ? ['', `(Part 1 of ${rest.length + 1}. Read ${address} for the rest.)`] : []),
    ].join('\n'),
    places: [{ address, kind, ...(first && { since: first }) }],
  }
}

function changeSentence(change: Change): string | null {
  const list = (words: readonly string[]) => words.join(', ') || 'none'
  if (change.what === 'default')
    return `In ${change.in} the default changed from ${change.from || 'none'} to ${change.to || 'none'}.`
  if (change.what === 'reloadable')
    return `Since ${change.in} a change ${change.to ? 'is read without a restart' : 'needs a restart'}.`
  return change.what === 'signatures'
    ? `In ${change.in} its arguments changed: new ${list(change.came)}; removed ${list(change.went)}.`
    : null
}

/** A name that readers bring from a newer release or another system. */
function newerName({ site, siteUrl }: McpParts, name: string): Told | null {
  const key = symbolKey(name)
  const found = site.newerNames.find((one) => [one.name, ...one.also].some((own) => symbolKey(own) === key))
  if (!found) return null
  const { since, system, instead, write, page } = found
  const from = since
    ? `It is new ${since.startsWith('after') ? since : `in ${since}`}`
    : `It is known from ${system}`
  return {
    text: [
      `${found.name}: not in QuestDB ${site.release.tag_name}. ${from}: ${found.for}.`,
      `Instead: ${instead}`,
      ...(write ? [`\`\`\`sql\n${write}\n\`\`\``] : []),
      siteUrl + page,
    ].join('\n'),
    places: [{ address: siteUrl + page, kind: 'newer-name', ...(since && { since }) }],
  }
}

/** The rows and sentences that explain a message, and the number in it. */
function message(parts: McpParts, text: string, { pasted, ranked }: SearchAnswer): Told | null {
  const { search, siteUrl } = parts
  const quoting = new Set<SearchRecord>(pasted?.matches.flatMap((match) => match.quoting))
  const found = ranked.filter(({ record }) => quoting.has(record)).slice(0, MOST_ROWS)
  const [, named, bracketed] = ERRNO.exec(text) ?? []
  const symbol = search.symbols.find(named ?? bracketed ?? '')
  const numbered = symbol?.kind === 'error' ? documented(parts, symbol) : null
  if (found.length === 0) return numbered
  const places = found.map(({ record, score }) => ({
    address: siteUrl + symbolAddress(record),
    kind: 'error',
    score,
  }))
  const texts = found.map(({ record }, at) => {
    if (at < MOST_PLACES)
      return `\n\n${excerptOf(parts, record, at === 0 ? LONGEST_QUOTING : LONGEST_QUOTING / 4)}`
    return record.row === 'message' ? `: ${record.text} ${record.code}` : ''
  })
  return {
    text: [
      ...places.map(({ address }, at) => address + texts[at]),
      ...(numbered ? [numbered.text] : []),
    ].join('\n\n'),
    places: [...places, ...(numbered?.places ?? [])],
  }
}

/** Nothing has this name: the nearest names, settings that are about its words, and what the search finds. */
function notFound(parts: McpParts, name: string, answer: SearchAnswer): Told {
  const { search, siteUrl } = parts
  const near = search.symbols.nearest(name).map((one) => `${one.name}: ${siteUrl}${symbolAddress(one)}`)
  const { ranked, query } = answer
  const isSetting = ({ row, anchor, text }: SearchRecord) =>
    row === 'setting' && query.terms.every((term) => `${anchor} ${text}`.toLowerCase().includes(term))
  const settings = ranked.filter(({ record }) => isSetting(record)).slice(0, MOST_PLACES)
  const found = searchTool(parts, { query: name, limit: MOST_PLACES }, answer)
  return {
    ...found,
    text: [
      `Nothing is called "${name}".`,
      ...(near.length > 0 ? ['Nearest names:', ...near] : []),
      ...settings.map(({ record }) => `\n${excerptOf(parts, record, LONGEST_EXCERPT)}`),
      '',
      found.text,
    ].join('\n'),
  }
}
