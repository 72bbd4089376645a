import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { LONGEST_PASTE, PLACES_PER_PAGE, textOf } from '#client/model/search-results.ts'
import { searchTool } from '#server/mcp/search-tool.ts'
import { createSearch } from '#server/search/create-search.ts'
import { messageWords } from '#server/search/messages/read-pasted.ts'
import { searchResults } from '#server/search/present/results-page.ts'
import { loadRealSite } from '#test/support/load-fixture.ts'
import { misspell } from '#test/support/search/misspell.ts'
import { sequence } from '#test/support/search/sequence.ts'

const site = await loadRealSite()
const search = createSearch(site)

const wordsOf = (message: string) => messageWords(message).join(' ')

const resultsFor = (text: string) =>
  searchResults(search, { text, filter: null, page: 1, words: PLACES_PER_PAGE })
const placesFor = (text: string) => resultsFor(text).places

describe('a name of a newer release or another system', () => {
  test('is answered by its row, with what this release has instead', () => {
    const wrong = site.newerNames.flatMap((row) =>
      [row.name, ...row.also].filter((name) => {
        const [first] = placesFor(name)
        return !first || textOf(first.title) !== row.name || first.href !== row.page
      }),
    )
    expect(site.newerNames.length).toBeGreaterThan(70)
    expect(wrong).toEqual([])
  })

  test('is shown whole, with a statement to copy', () => {
    const [first] = placesFor('time_bucket')
    expect(textOf(first?.snippet ?? [])).toBe(
      'In TimescaleDB: rows grouped by time. Here: SAMPLE BY; or timestamp_floor where an expression is needed.',
    )
    expect(first?.answer).toEqual({
      kind: 'statement',
      text: 'SELECT timestamp, avg(price) FROM trades SAMPLE BY 1h',
    })
  })
})

describe('an operator', () => {
  const COMPARISON = '/docs/reference/operators/comparison/'
  const NUMERIC = '/docs/reference/operators/numeric/#'
  const BITWISE = '/docs/reference/operators/bitwise/#-'
  const TEXT = '/docs/reference/operators/text/#-'
  const MISC = '/docs/reference/operators/misc/#-'
  test.each([
    ...['=', '!=', '<>', '<', '<=', '>', '>='].map((sign) => [sign, COMPARISON]),
    ['%', `${NUMERIC}modulo`],
    ['*', `${NUMERIC}multiply`],
    ['/', `${NUMERIC}divide`],
    ['+', `${NUMERIC}add`],
    ['-', `${NUMERIC}subtract`],
    ['~', `${TEXT}match`],
    ['!~', `${TEXT}no-match`],
    ['||', `${TEXT}concatenation`],
    ['&', `${BITWISE}and`],
    ['|', `${BITWISE}or`],
    ['^', `${BITWISE}exclusive-or`],
    ['@', '/docs/reference/sql/declare/'],
    ['[', `${MISC}subscript`],
    ['[]', `${MISC}subscript`],
    ['::', `${MISC}cast`],
    ['<<', '/docs/reference/operators/ipv4/#-inside'],
  ])('%s leads to its section, alone and between spaces, letters and numbers', (sign, href) => {
    const apart = [...sign].join(' ')
    const queries = [
      sign,
      ` ${sign} `,
      apart,
      `a ${sign} b`,
      `1 ${sign} 2`,
      `${sign} operator`,
      `what is ${sign}`,
    ]
    expect(queries.filter((text) => placesFor(text)[0]?.href !== href)).toEqual([])
  })

  test('among the words of a query says nothing', () => {
    expect(placesFor('grafana - questdb')[0]?.href).toBe('/docs/third-party-tools/grafana/')
  })
})

test('a message of any row of any table of messages is first, with its cause and what to do', () => {
  const wrong: string[] = []
  let rows = 0
  for (const [path, page] of site.pages)
    for (const { messageRows } of page.sections)
      for (const { messages } of messageRows)
        for (const message of messages) {
          rows++
          const record = search.ask(message, LONGEST_PASTE).ranked[0]?.record
          const isRow =
            record?.row === 'message' &&
            record.messages.some((own) => own.includes(message) || wordsOf(own).includes(wordsOf(message)))
          // The FAQ has some as headings of their own.
          const isHeading = record?.heading.toLowerCase().includes(message.toLowerCase())
          if (!isRow && !isHeading) wrong.push(`${path}: ${message} -> ${record?.heading}`)
        }
  expect(rows).toBeGreaterThan(1000)
  expect(wrong).toEqual([])
}, 120_000)

test('a section with a message as its heading comes before those that quote it', () => {
  expect(placesFor('cannot delete file, will retry')[0]?.href).toMatch(
    /^\/docs\/troubleshooting\/faq\/#cannot-delete-file/,
  )
})

test('the port of HTTP is a setting, not the encryption of HTTPS', () => {
  const hrefs = placesFor('http port').map(({ href }) => href)
  expect(hrefs.slice(0, 3)).toContain('/docs/configuration/#http.net.bind.to')
  expect(hrefs).not.toContain('/docs/operations/tls/')
})

test('below a page are at most two sections, each with a word of the query in its heading', () => {
  const more = ['sample by', 'http port'].flatMap((query) => placesFor(query).map((place) => place.more))
  expect(Math.max(...more.map(({ length }) => length))).toBe(2)
  expect(more.flat().filter(({ title }) => !title.some(({ marked }) => marked))).toEqual([])
})

test('an assistant that asks for a message is told what to do, and for a newer name what to write', () => {
  const told = (query: string) => searchTool({ site, search, siteUrl: 'https://a.org' }, { query }).text
  expect(told('Ambiguous column')).toContain('write `t.symbol`')
  expect(told('time_bucket')).toContain('SAMPLE BY 1h')
})

describe('a word that no page has', () => {
  test('finds nothing, or is named, if it is no slip of one', () => {
    const random = sequence(32)
    const letter = () => String.fromCharCode(97 + Math.floor(random() * 26))
    const nonsense = Array.from({ length: 200 }, () =>
      Array.from({ length: 5 + Math.floor(random() * 7) }, letter).join(''),
    )
    const taken = nonsense.filter((text) => {
      const { ranked, query } = search.ask(text)
      return ranked.length > 0 && query.unknown.length + query.corrected.length === 0
    })
    expect(taken.length / nonsense.length).toBeLessThanOrEqual(0.03)
  })

  test('is read as the word of which it is a slip', () => {
    const termOf = (word: string) => search.ask(`${word} `).query.terms[0] ?? ''
    const titles = [...site.pages.values()].map(({ meta }) => meta.title.toLowerCase())
    const words = new Set(titles.flatMap((title) => title.match(/[a-z]{6,}/g) ?? []))
    const slips = misspell(
      [...words].map((word) => ({ query: word, word })),
      3,
    )
      .filter(({ query }) => !search.vocabulary.has(query))
      .slice(0, 300)
    const missed = slips.filter(({ query, word }) => {
      const variants = search.ask(`${query} `).query.clauses.flat()
      return !variants.some(({ terms }) => terms.includes(termOf(word)))
    })
    expect(slips).toHaveLength(300)
    expect(missed.length / slips.length).toBeLessThanOrEqual(0.05)
  })
})

describe('a subject of other products that no page has', () => {
  /** The first letters of a word, whatever its form. */
  const ROOT_LETTERS = 4
  const isOnPage = (subject: string): boolean => {
    const roots = subject.split(' ').map((word) => word.slice(0, ROOT_LETTERS))
    return [...site.pages.values()].some(({ meta, sections }) =>
      sections.some(({ title, text, code }) => {
        const own = `${meta.title} ${title} ${text} ${code}`.toLowerCase()
        return roots.every((root) => own.includes(root))
      }),
    )
  }
  const read = () => readFileSync(`${ROOT}test/http/search/foreign-subjects.txt`, 'utf8').trim().split('\n')

  test('finds nothing, or the reader is told which words no page or no section has', () => {
    const subjects = read().filter((subject) => !isOnPage(subject))
    const taken = subjects.filter((subject) => {
      const { places, unknown, corrected, isPartial } = resultsFor(subject)
      return places.length > 0 && unknown.length + corrected.length === 0 && !isPartial
    })
    expect(subjects.length).toBeGreaterThanOrEqual(100)
    expect(taken.length / subjects.length, taken.join('\n')).toBeLessThanOrEqual(0.03)
  })

  test.each([
    ['lucene ', { corrected: [{ typed: 'lucene', meant: 'licence' }] }],
    ['qwrtzx backup', { unknown: ['qwrtzx'] }],
    ['mysql group replication', { isPartial: true }],
    ['sample by', { unknown: [], corrected: [], isPartial: false }],
  ])('%s', (text, notes) => {
    expect(resultsFor(text)).toMatchObject(notes)
  })
})
