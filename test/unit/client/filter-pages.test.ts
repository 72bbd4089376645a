import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { docsPath } from '#client/model/docs-path.ts'
import type { NavNode } from '#client/model/navigation.ts'
import { filterPages } from '#client/sidebar/filter-pages.ts'

const page = (path: string, label: string): NavNode => ({ kind: 'page', path: docsPath(path), label })
const TREE: NavNode[] = [
  page('/docs/', 'Introduction'),
  {
    kind: 'group',
    label: 'SQL reference',
    children: [
      page('/docs/a/', 'SAMPLE BY'),
      { kind: 'group', label: 'Functions', children: [page('/docs/b/', 'Aggregate')] },
    ],
  },
]

describe('the filter of the sidebar', () => {
  test.each([
    ['sample', ['/docs/a/']],
    ['  BY   sam ', ['/docs/a/']],
    ['sql', ['/docs/a/', '/docs/b/']],
    ['functions aggr', ['/docs/b/']],
    ['intro', ['/docs/']],
    ['missing', []],
    ['   ', []],
  ])('finds for "%s" the pages %j', (query, paths) => {
    expect(filterPages(TREE, query).map(({ page: { path } }) => path)).toEqual(paths)
  })

  test('finds a page by any words of its label and the labels above it, in any order', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['sql', 'reference', 'functions', 'aggregate'], { minLength: 1 }),
        (words) => filterPages(TREE, words.join(' ')).some(({ page: { path } }) => path === '/docs/b/'),
      ),
    )
  })
})
