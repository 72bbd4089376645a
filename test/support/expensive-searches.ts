import fc from 'fast-check'
import { LONGEST_PASTE } from '#client/model/search-results.ts'
import { wordsOf } from '#server/search/text/words.ts'
import type { Site } from '#server/site/site.ts'

/** The most that the search endpoint reads. */
const LARGEST_BODY = 16 * 1024

/** Characters that become several when they are normalized or put into lower case. */
const GROWING = ['\ufdfa', '\u3300', '\u33ff', '\u3000', '\ufb03', '\u0130', '\u00bd', '\u2a74']

/** Text that readers or attackers may type, most of it likely to cost much, made of the site's own words. */
export function expensiveTexts(site: Pick<Site, 'pages'>): fc.Arbitrary<string> {
  const texts = [...site.pages.values()].flatMap(({ sections }) => sections.map(({ text }) => text))
  const word = fc.constantFrom(...new Set(texts.flatMap(wordsOf)))
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789_$')
  const place = fc.nat({ max: 20 })
  const piece = fc.oneof(
    { weight: 3, arbitrary: word },
    { weight: 3, arbitrary: fc.tuple(word, place, letter).map(([text, at, to]) => replaceAt(text, at, to)) },
    { weight: 2, arbitrary: fc.tuple(word, place).map(([text, at]) => replaceAt(text, at, '')) },
    { weight: 2, arbitrary: fc.tuple(word, place).map(([text, end]) => text.slice(0, 2 + end)) },
    fc.tuple(fc.constantFrom(...GROWING), place).map(([character, times]) => character.repeat(times * 10)),
    fc.tuple(letter, place).map(([character, times]) => character.repeat(times * 5)),
    fc.array(letter, { maxLength: 120 }).map((letters) => letters.join('')),
    fc.string({ unit: 'binary', maxLength: 100 }),
  )
  const joint = fc.constantFrom(' ', ' ', ' ', '', '.', '_', '-', ' - ', '()', ', ')
  return fc
    .tuple(fc.array(piece, { minLength: 1, maxLength: 40 }), joint)
    .map(([pieces, between]) => pieces.join(between))
}

/** Bodies of the search endpoint that ask for as much as they can. */
export function expensiveBodies(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const many = <T>(one: fc.Arbitrary<T>) =>
    fc.tuple(one, fc.constantFrom(1, 1, 10, 40, 40)).map(([value, times]) => Array(times).fill(value))
  const attribute = fc.constantFrom('*:100', 'content:100', 'hierarchy.lvl1:100', 'a', '')
  const tag = fc.constantFrom(`<span class="${'x'.repeat(80)}">`, '&'.repeat(200), '</span>', '<mark>')
  const facet = fc.constantFrom('language:en', 'language:-x', 'x', '')
  const request = fc.record(
    {
      query: texts,
      pasted: fc.array(texts, { maxLength: 20 }).map((pieces) => pieces.join('\n').slice(0, LONGEST_PASTE)),
      indexName: fc.constantFrom('docs', 'x'.repeat(200)),
      hitsPerPage: fc.constantFrom(100, 100, 1000, 20, 1),
      page: fc.constantFrom(0, 0, 0, 1, 30, 1e9),
      attributesToSnippet: many(attribute),
      facetFilters: fc.oneof(
        many(facet),
        many(fc.constant([])),
        many(facet).map((filters) => [filters]),
      ),
      snippetEllipsisText: fc.constantFrom('…', '&'.repeat(100)),
      highlightPreTag: tag,
      highlightPostTag: tag,
    },
    { requiredKeys: ['query'] },
  )
  return fc
    .tuple(
      fc.array(request, { minLength: 1, maxLength: 10 }),
      fc.constantFrom<Repeat>('as they are', 'the same', 'nearly the same'),
    )
    .map(([requests, repeat]) => fitting(repeated(requests, repeat)))
}

type Repeat = 'as they are' | 'the same' | 'nearly the same'

function repeated<T extends { query: string }>(requests: readonly T[], repeat: Repeat): readonly T[] {
  const [first] = requests
  if (repeat === 'as they are' || !first) return requests
  return Array.from({ length: 10 }, (_, at) =>
    repeat === 'the same' ? first : { ...first, query: `${at} ${first.query}` },
  )
}

/** The body with as many of the queries as are accepted. */
function fitting(requests: readonly object[]): string {
  const body = JSON.stringify({ requests })
  if (Buffer.byteLength(body) <= LARGEST_BODY) return body
  return requests.length > 1 ? fitting(requests.slice(0, -1)) : '{"requests":[]}'
}

const replaceAt = (text: string, at: number, by: string): string =>
  text.slice(0, at % text.length) + by + text.slice((at % text.length) + 1)
