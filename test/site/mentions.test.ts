import { describe, expect, test } from 'vitest'
import type { DocsPath } from '#client/model/docs-path.ts'
import { collectMentions, mentionInRows, mentionsNode } from '#server/site/mentions.ts'

const path = (name: string) => `/docs/${name}/` as DocsPath
const page = (name: string, links: readonly string[]) => ({
  path: path(name),
  title: name.toUpperCase(),
  links,
})
const A = { path: path('a'), title: 'A' }
const B = { path: path('b'), title: 'B' }

describe('mentions', () => {
  test('are the pages that link here and are not linked back', () => {
    const mentions = collectMentions([
      page('a', ['/docs/c/', '/docs/c/#x', '/docs/b/', '#top']),
      page('b', ['/docs/a/', '/docs/c/#x']),
      page('c', ['/docs/b/', '/docs/nowhere/', 'https://example.com/']),
    ])
    expect(mentions.get(path('c'))?.pages).toEqual([A])
    expect(mentions.get(path('a'))?.pages).toEqual([])
    expect(mentions.get(path('b'))?.pages).toEqual([])
  })

  test('know the anchor, whether it is linked back or not', () => {
    const mentions = collectMentions([
      page('a', ['/docs/c/#x']),
      page('b', ['/docs/c/#x']),
      page('c', ['/docs/a/']),
    ])
    expect(mentions.get(path('c'))?.byAnchor).toEqual(new Map([['x', [A, B]]]))
  })

  test('are those that link here most, in the order of the pages', () => {
    const others = Array.from({ length: 20 }, (_, index) =>
      page(`p${index}`, Array<string>(index === 19 || index === 3 ? 2 : 1).fill('/docs/c/#x')),
    )
    const mentions = collectMentions([...others, page('c', [])]).get(path('c'))
    const names = mentions?.pages.map(({ title }) => title)
    expect(names).toHaveLength(12)
    expect(names?.slice(0, 4)).toEqual(['P0', 'P1', 'P2', 'P3'])
    expect(names?.at(-1)).toBe('P19')
    expect(mentions?.byAnchor.get('x')?.map(({ title }) => title)).toEqual(['P0', 'P3', 'P19'])
  })

  test('of a page to itself do not count', () => {
    expect(collectMentions([page('a', ['/docs/a/#x', '#x'])])).toEqual(new Map())
  })
})

test('the end of a page lists them, with titles as text', () => {
  expect(mentionsNode([{ path: path('a'), title: 'A < B' }])).toEqual({
    html: '<nav class="mentions" aria-label="Mentioned on"><p>Mentioned on</p><ul><li><a href="/docs/a/">A &#x3C; B</a></li></ul></nav>',
  })
})

test('a row leads to the pages that link to its first cell, also inside a component', () => {
  const html =
    '<tr>\n<td id="pg.user">k</td>\n<td>One.</td>\n</tr>\n<tr>\n<td id="pg.port">k</td>\n<td>Two.</td>\n</tr>'
  const nodes = [{ component: 'Tabs', props: {}, children: [{ html }] }]
  const [tabs] = mentionInRows(nodes, new Map([['pg.user', [A, B]]]))
  expect(tabs).toEqual({
    ...nodes[0],
    children: [
      {
        html: html.replace(
          'One.',
          'One. <span class="see">More: <a href="/docs/a/">A</a>, <a href="/docs/b/">B</a></span>',
        ),
      },
    ],
  })
})
