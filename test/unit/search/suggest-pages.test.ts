import { describe, expect, test } from 'vitest'
import { createSearch, type Search } from '#server/search/create-search.ts'
import { suggestPages } from '#server/search/present/suggest-pages.ts'
import { mdx } from '#test/support/files/content-tree.ts'
import { compileSite } from '#test/support/load-fixture.ts'

const site = await compileSite('small')
const search = createSearch(site)

const paths = (address: string) => suggestPages(search, site.pages, address).map(({ path }) => path)

test('of an address of many words, few are searched for, since each costs what a search does', () => {
  const asked: string[] = []
  const spied = {
    ...search,
    ask(...question: Parameters<Search['ask']>) {
      asked.push(question[0])
      return search.ask(...question)
    },
  }
  const segment = Array.from({ length: 12 }, (_, at) => `word${at}`).join('-')
  suggestPages(spied, site.pages, `/docs/${segment}/${segment}/${segment}/`)
  expect(asked.length).toBeLessThanOrEqual(2)
  for (const query of asked) expect(query.trim().split(' ').length).toBeLessThanOrEqual(5)
})

describe('for a wrong address', () => {
  test.each([
    '/docs/concept/symbol.htm',
    '/docs/symbols/',
    '/docs/concepts/symbl/',
    '/docs/x/symbol/',
    '/docs/concept/sym-bl/',
  ])('the page that is called so is suggested: %s', (address) => {
    expect(paths(address)[0]).toBe('/docs/concept/symbol/')
  })

  test.each(['/docs/every/', '/docs/xyzzy/', '/docs/page/', '/docs/a-text-of-many-words/'])(
    'no page is that only has its words somewhere: %s',
    (address) => {
      expect(paths(address)).toEqual([])
    },
  )

  test('a page of nearly this address comes before pages that have its words in their titles', async () => {
    const titled = (title: string) => mdx(`About ${title}.`).replace('A page', title)
    const pages = await compileSite({
      'navigation.yaml':
        '- /docs/\n- /docs/concept/symbol/\n- /docs/concept/partitions/\n- /docs/sample/\n- /docs/sample-by/\n',
      'docs/sample.mdx': titled('Sample'),
      'docs/sample-by.mdx': `${titled('SAMPLE BY')}\n## Nearby\n\nA heading is not in sight among the suggestions.\n`,
    })
    expect(suggestPages(createSearch(pages), pages.pages, '/docs/nearby/')).toEqual([])
    const suggested = suggestPages(createSearch(pages), pages.pages, '/docs/sql/samplby/')
    expect(suggested[0]?.path).toBe('/docs/sample-by/')
  })
})
