import { describe, expect, test } from 'vitest'
import type { DocsPath } from '#client/model/docs-path.ts'
import { backlinksList, collectBacklinks, fillSlots, seeAlso } from '#server/site/backlinks.ts'
import { compile } from '#test/support/compile.ts'
import { mdx } from '#test/support/files/content-tree.ts'
import { compileSite } from '#test/support/load-fixture.ts'

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
    const mentions = collectBacklinks([
      page('a', ['/docs/c/', '/docs/c/#x', '/docs/b/', '#top']),
      page('b', ['/docs/a/', '/docs/c/#x']),
      page('c', ['/docs/b/', '/docs/nowhere/', 'https://example.com/']),
    ])
    expect(mentions.get(path('c'))?.pages).toEqual([A])
    expect(mentions.get(path('a'))?.pages).toEqual([])
    expect(mentions.get(path('b'))?.pages).toEqual([])
  })

  test('know the anchor, whether it is linked back or not', () => {
    const mentions = collectBacklinks([
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
    const mentions = collectBacklinks([...others, page('c', [])]).get(path('c'))
    const names = mentions?.pages.map(({ title }) => title)
    expect(names).toHaveLength(12)
    expect(names?.slice(0, 4)).toEqual(['P0', 'P1', 'P2', 'P3'])
    expect(names?.at(-1)).toBe('P19')
    expect(mentions?.byAnchor.get('x')?.map(({ title }) => title)).toEqual(['P0', 'P3', 'P19'])
  })

  test('of a page to itself do not count', () => {
    expect(collectBacklinks([page('a', ['/docs/a/#x', '#x'])])).toEqual(new Map())
  })
})

test('the end of a page lists them, with titles as text', () => {
  expect(backlinksList([{ path: path('a'), title: 'A < B' }])).toBe(
    '<nav class="mentions" aria-label="Linked from"><p>Linked from</p><ul><li><a href="/docs/a/">A &#x3C; B</a></li></ul></nav>',
  )
})

describe('slots', () => {
  const byAnchor = new Map([['pg.user', [A, B]]])

  test('get links to the pages that link to their anchors', () => {
    const html = '<td>One.\0pg.user\0</td><td>Two.\0pg.port\0</td>'
    expect(fillSlots(html, (anchor) => seeAlso(byAnchor.get(anchor) ?? []))).toBe(
      '<td>One. <span class="see">More: <a href="/docs/a/">A</a>, <a href="/docs/b/">B</a></span></td><td>Two.</td>',
    )
  })

  test('keep their places among components and characters of two units', async () => {
    const { html: unfilled, markdown } = await compile(
      '𝄞 <AnchorBacklinks anchor="pg.user" />\n\n<Tabs><Tab value="a" label="A">\n\n1. One\n2. Two <AnchorBacklinks anchor="pg.user" />.\n\n</Tab></Tabs>',
    )
    const html = fillSlots(unfilled, (anchor) => seeAlso(byAnchor.get(anchor) ?? []))
    expect(html).toContain('<p>𝄞  <span class="see">More: ')
    expect(html).toContain('<li>Two  <span class="see">More: ')
    expect(html).toContain('</span>.</ol>')
    expect(markdown).not.toContain('pg.user')
  })
})

test('a page with slots has its backlinks there, every other one at its end', async () => {
  const link = mdx('See [a](/docs/concept/symbol/#capacity) and [b](/docs/).')
  const body = '## Capacity\n\nText.'
  const contentOf = async (symbol: string) => {
    const { pages } = await compileSite({
      'docs/concept/symbol.mdx': mdx(symbol),
      'docs/concept/partitions.mdx': link,
    })
    return JSON.stringify(pages.get('/docs/concept/symbol/' as DocsPath)?.html)
  }
  expect(await contentOf(body)).toMatch(/<nav class=.{1,3}mentions/)
  const withSlot = await contentOf(`${body}<AnchorBacklinks anchor="capacity" />`)
  expect(withSlot).toContain(
    'Text. <span class=\\"see\\">More: <a href=\\"/docs/concept/partitions/\\">A page</a>',
  )
  expect(withSlot).not.toContain('<nav')
})
