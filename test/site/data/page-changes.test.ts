import { expect, test } from 'vitest'
import type { DocsPath } from '#client/model/docs-path.ts'
import { changesHtml, changesMarkdown, collectChanges, NO_HISTORY } from '#server/site/page-changes.ts'

const pages = new Map(
  ['b', 'a', 'c', 'hidden', 'unknown'].map((name) => [
    `/docs/${name}/` as DocsPath,
    {
      file: `docs/${name}.mdx`,
      frontMatter: { title: name.toUpperCase(), noindex: name === 'hidden' },
    },
  ]),
)
const both = '2026-01-02T10:00:00+02:00'
const history = {
  dates: {
    'docs/a.mdx': both,
    'docs/b.mdx': both,
    // Later, though its hour is an earlier one.
    'docs/c.mdx': '2026-01-02T09:00:00Z',
    'docs/hidden.mdx': both,
  },
  summaries: { 'docs/a.mdx': 'Both <b>', 'docs/b.mdx': 'Both <b>', 'docs/c.mdx': 'One' },
}
const changes = collectChanges(pages, history)

test('pages are told of by their last change, the newest first, and those of one change together', () => {
  expect(changes.map(({ title }) => title)).toEqual(['C', 'A', 'B'])
  expect(changesMarkdown(changes)).toBe(
    '2026-01-02 One\n\n- [C](/docs/c/)\n\n2026-01-02 Both <b>\n\n- [A](/docs/a/)\n- [B](/docs/b/)',
  )
  expect(changesHtml(changes)).toBe(
    '<p><time datetime="2026-01-02">2026-01-02</time> One</p><ul class="changes"><li><a href="/docs/c/">C</a></li></ul>' +
      '<p><time datetime="2026-01-02">2026-01-02</time> Both &#x3C;b></p>' +
      '<ul class="changes"><li><a href="/docs/a/">A</a></li><li><a href="/docs/b/">B</a></li></ul>',
  )
})

test('without a history, that is said', () => {
  expect(changesHtml(collectChanges(pages, NO_HISTORY))).toMatch(/^<p>The history .* not known here\.<\/p>$/)
})
