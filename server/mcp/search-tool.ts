import { z } from 'zod'
import { SEARCH_KINDS, textOf } from '#client/model/search-results.ts'
import { messageRowsOf } from '#server/search/index/create-records.ts'
import { placesOf } from '#server/search/present/record-places.ts'
import { suggestQueries } from '#server/search/present/suggest-instead.ts'
import { createToPlace } from '#server/search/present/to-hit.ts'
import type { RankedRecord } from '#server/search/rank/rank.ts'
import { excerptOf } from './excerpt.ts'
import type { McpParts, Told } from './mcp-parts.ts'

export const MOST_RESULTS = 20
const USUAL_RESULTS = 5
export const LONGEST_QUESTION = 500
const SNIPPET_WORDS = 24
/** Characters of the first result, which most often answers; the others have a line. */
const LONGEST_FIRST = 1600

export const soughtSchema = z.object({
  query: z.string().min(1).max(LONGEST_QUESTION).describe('Words of the task; a few are best, 16 count'),
  kind: z
    .enum(SEARCH_KINDS)
    .optional()
    .describe('Only results of this kind; error: rows of tables of messages'),
  limit: z.int().min(1).max(MOST_RESULTS).optional().describe(`Results, ${USUAL_RESULTS} unless you say`),
})

/** The best pages for a query: the section, row or sample that answers first, and a line of each other. */
export function searchTool(
  parts: McpParts,
  { query, kind, limit = USUAL_RESULTS }: z.infer<typeof soughtSchema>,
  answer = parts.search.ask(query, LONGEST_QUESTION),
): Told {
  const { search, siteUrl } = parts
  const {
    pasted,
    isPartial,
    query: { words, unknown, corrected },
  } = answer
  const found = kind === 'error' ? answer.ranked.flatMap((one) => errorRows(one, words)) : answer.ranked
  // A list of settings or functions is one page, and each of them is an answer.
  const isOnePage = kind === 'setting' || kind === 'function'
  const wanted = kind ? found.filter(({ record }) => record.kind === kind) : found
  const places = placesOf(wanted, new Set(isOnePage ? [kind] : SEARCH_KINDS))
  const about = pasted ? [] : unknown
  const nothing = about.length > 0 ? [`Nothing on this site is about "${about.join('", "')}".`] : []
  const notes = [
    ...nothing,
    ...corrected.map(({ typed, meant }) => `No page mentions "${typed}", so "${meant}" was sought.`),
    ...(isPartial ? ['No section has all of these words.'] : []),
  ]
  if (places.length === 0) {
    const instead = suggestQueries(search, answer.text)
    const hint = instead.length > 0 ? `Try: ${instead.join('; ')}.` : 'Try fewer or other words.'
    return { text: [...nothing, `Nothing answers "${answer.text}". ${hint}`].join(' ') }
  }
  const toPlace = createToPlace(answer)
  const scores = new Map(wanted.map(({ record, score }) => [record, score]))
  const most = about.length > 0 && about.length * 2 >= words.length ? 2 : limit
  const shown = places
    .slice(0, most)
    .map((place) => ({ ...toPlace(place, SNIPPET_WORDS), record: place.record }))
  const used = pasted ? 'the message in it' : words.filter((word) => !unknown.includes(word)).join(' ')
  return {
    text: [
      [...notes, `${shown.length} of ${places.length} results; searched for: ${used}.`].join(' '),
      ...shown.map(({ href, title, trail, snippet, answer: said, more, record }, at) => {
        const lines = [textOf(snippet), said?.text ?? ''].map((text) => text.replace(/\s+/g, ' ').trim())
        return [
          `${at + 1}. ${[...trail.slice(1), textOf(title)].join(' > ')} (${record.kind})`,
          siteUrl + href,
          ...(at === 0 || record.row ? [excerptOf(parts, record, LONGEST_FIRST)] : lines.filter(Boolean)),
          ...(more.length > 0 ? [`Also: ${more.map((hit) => hit.href.replace(/.*#/, '#')).join(' ')}`] : []),
        ].join('\n')
      }),
    ].join('\n\n'),
    places: shown.map(({ href, record }) => ({
      address: siteUrl + href,
      kind: record.row ?? record.kind,
      score: scores.get(record) ?? 0,
    })),
  }
}

/** A section's rows of messages that have words of the query, instead of the section; errors as they are. */
function errorRows(one: RankedRecord, words: readonly string[]): RankedRecord[] {
  const rows = messageRowsOf(one.record)
    .map((record) => ({
      ...one,
      record,
      shared: words.filter((word) => record.heading.toLowerCase().includes(word)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((first, second) => second.shared - first.shared)
  return rows.length > 0 ? rows : [one]
}
