import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type TextRun, textOf } from '#client/model/search-results.ts'
import { escapeHtml } from '#server/escape-html.ts'
import type { SearchRecord } from '#server/search/index/search-record.ts'
import { createMarkText, runsOf } from '#server/search/present/marked-text.ts'
import { recordSnippet, snippetOf } from '#server/search/present/snippet.ts'
import { providerTags } from '#server/search/provider/provider-hit.ts'

const mark = createMarkText({
  clauses: ['one', 'two'].map((term) => [{ terms: [term], weight: 1, all: true }]),
  words: [],
  terms: ['one', 'two'],
})

const shown = (text: string, length: number) => written(snippetOf(mark(text), length))

const written = (runs: readonly TextRun[]) =>
  runs.map((run) => (run.marked ? `[${run.text}]` : run.text)).join('')

describe('a snippet', () => {
  test.each([
    ['a b c d', 10, 'a b c d'],
    ['a b c d e f', 3, 'a b c…'],
    ['a b one. d e f', 3, 'a b [one].'],
    ['a b one c d two one e', 3, '…[two] [one] e'],
    ['a b c d one e f g h', 4, '…d [one] e f…'],
    ['a b c d e f, one. g h', 4, '…f, [one]. g h'],
    ['a b c d. e one f g h i', 5, '…e [one] f g h…'],
    ['a b c d. e f one g h two', 6, '…e f [one] g h [two]'],
    ['a b c\nd e one f g h i', 5, '…d e [one] f g…'],
    ['a b. c d e one f g h two i', 5, '…c d e [one] f…'],
    ['a b. one', 9, 'a b. [one]'],
    ['one', 5, '[one]'],
    ['', 5, ''],
  ])('of %j in %i words is %j', (text, length, snippet) => {
    expect(shown(text, length)).toBe(snippet)
  })

  test('never has more words than asked for, and loses none of a short text', () => {
    const texts = fc.array(fc.constantFrom('one', 'two', 'three', 'four', '<b>', '—'), { maxLength: 40 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 20 }), (words, length) => {
        const text = textOf(snippetOf(mark(words.join(' ')), length)).replace(/^…|…$/g, '')
        expect((text.match(/[a-z]+/g) ?? []).filter((word) => word !== 'b').length).toBeLessThanOrEqual(
          length,
        )
        expect(words.join(' ')).toContain(text)
      }),
    )
  })
})

describe('a snippet of a record', () => {
  const record = (own: object) => ({ text: '', code: '', ...own }) as unknown as SearchRecord
  test.each([
    [
      'ends its sentences',
      { text: 'A page about one.\nIts first sentence.' },
      'A page about one. Its first sentence.',
    ],
    ["is a page's description", { heading: '', text: 'On one.\nMore on one.' }, 'On one.'],
    ['has no sentence in a prefix', { text: 'It is one.\nhttp.one.\ntcp.one.' }, 'It is one.'],
    ['has a dot between cells', { text: 'one\nnull\nno\nThe other cell' }, 'one · The other cell'],
    ['is of a sentence before cells', { text: 'one\ntwo\nIt has one.' }, 'It has one.'],
    ['has code on a line', { code: 'SELECT one\n  FROM a' }, 'SELECT one FROM a'],
  ])('%s', (_, own, said) => {
    expect(textOf(recordSnippet(record(own), 20, mark))).toBe(said)
  })

  test('begins at a cell', () => {
    const text = 'a b c d e f g h\none is a cell\nanother one'
    expect(shownRecord(record({ text }))).toBe('…[one] is a cell…')
  })

  const shownRecord = (one: SearchRecord) => written(recordSnippet(one, 4, mark))
})

test.each([
  ['a word', ['sampl']],
  ['a phrase with synonyms', ['sampl', 'by']],
])('both words of SAMPLE BY are marked as %s, a "by" elsewhere is not', (_, terms) => {
  const sampleBy = createMarkText({
    clauses: [[{ terms, weight: 1, all: false }]],
    words: ['sample', 'by'],
    terms: ['sampl', 'by'],
  })
  const runs = runsOf(sampleBy('Group by, then SAMPLE BY an hour, or sampled by'))
  expect(runs.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
    'SAMPLE',
    'BY',
    'sampled',
    'by',
  ])
})

test('a synonym, which nobody typed, is not marked', () => {
  const variants = ['port', 'listen'].map((term) => ({ terms: [term], weight: 1, all: true }))
  const port = createMarkText({ clauses: [variants], words: ['port'], terms: ['port'] })
  expect(written(runsOf(port('It listens on ports')))).toBe('It listens on [ports]')
})

describe('marking', () => {
  test.each([
    ['<mark>', '</mark>', true],
    ['<em>', '</em>', true],
    ['<span class="algolia-docsearch-suggestion--highlight">', '</span>', true],
    ['<mark onclick="x()">', '</mark>', false],
    ['<script>', '</script>', false],
    ['<mark>', '</script>', false],
    ['<span class="x" style="y">', '</span>', false],
    [`<span class="${'x'.repeat(200)}">`, '</span>', false],
  ])('%s ... %s is markup: %s', (pre, post, isMarkup) => {
    const style = providerTags(pre, post)
    expect(style.pre === pre).toBe(isMarkup)
    if (!isMarkup) expect(style.pre + style.post).not.toMatch(/[<>"]/)
  })

  test('leaves no text that could be markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/)
      }),
    )
  })
})
