import { expect, test } from 'vitest'
import { loadRealSite } from '#test/support/load-fixture.ts'

/** Elements between which words end. */
const BLOCKS =
  /<\/?(?:p|div|li|ul|ol|td|th|tr|table|h\d|pre|code|figure|figcaption|summary|details|aside|section|br|dt|dd|dl|blockquote|strong|sup|sub|button)\b[^>]*>|<a class="[^>]*>/g
/** Charts, whose tables Markdown has; drawings and formulas, whose sources it has; names over diagrams, which their grammars repeat; what a fold says of its length and begins with; lists of backlinks. */
const NOT_WORDS =
  /<div class="chart">[\s\S]*?<\/div>|<fieldset[\s\S]*?<\/fieldset>|<svg[\s\S]*?<\/svg>|<math[\s\S]*?<\/math>|<div class="rule-name">.*?<\/div>|<summary>(?:Grammar as text|All \d+ lines|<span>\d+ settings: [^<]*<\/span>)<\/summary>|<figcaption>(?:EBNF|C#|JavaScript|[^<]* fragment)(?=<)|<span>Default |<b>Reloads<\/b>|<(?:aside|nav|div|section) class="mentions"[\s\S]*?<\/(?:aside|nav|div|section)>|<span class="see">[\s\S]*?<\/span>/g

const CHARACTERS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' }
const decode = (html: string): string =>
  html.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    name
      ? (CHARACTERS[name] ?? whole)
      : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Words that the HTML has more often than the Markdown. */
function missingWords(html: string, markdown: string): string[] {
  const left = new Map<string, number>()
  for (const word of wordsOf(markdown)) left.set(word, (left.get(word) ?? 0) + 1)
  const visibleText = decode(
    html
      .replace(NOT_WORDS, ' ')
      .replace(BLOCKS, ' ')
      .replace(/<[^>]+>/g, ''),
  )
  return wordsOf(visibleText).filter((word) => {
    const times = left.get(word) ?? 0
    left.set(word, times - 1)
    return times <= 0
  })
}

test('what a reader of HTML sees, a reader of Markdown sees too, on every page', async () => {
  const { pages } = await loadRealSite()
  const lost = [...pages.values()].flatMap((page) => {
    const missing = missingWords(page.html, page.markdown)
    return missing.length > 0 ? [`${page.meta.path}: ${missing.slice(0, 10).join(' ')}`] : []
  })
  expect(lost).toEqual([])
})

test.each([
  ['<p>One <b>t</b>wo</p><p>three</p>', 'One two', ['three']],
  ['<td>a</td><td>a</td>', 'a', ['a']],
  ['<code>a &#x26; b&lt;c</code>', '`a & b<c`', []],
])('a word that Markdown lacks is found: %s', (html, markdown, expected) => {
  expect(missingWords(html, markdown)).toEqual(expected)
})
