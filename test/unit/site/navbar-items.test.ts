import { describe, expect, test } from 'vitest'
import { ContentErrors } from '#server/site/content-error.ts'
import { readNavbarItems } from '#server/site/data/navbar-items.ts'
import { contentTree } from '#test/support/files/content-tree.ts'
import { compileSite } from '#test/support/load-fixture.ts'
import { withNavbar } from '#test/support/site-yaml.ts'

const NAMES = {
  versions: [{ name: 'current', label: 'Next', path: '/docs/', main: '/docs/' }],
  sidebars: new Map([
    ['docs', '/docs/'],
    ['empty', undefined],
  ]),
}

describe('an item of the navbar', () => {
  test.each([
    [
      { label: 'A', href: 'https://a.example/' },
      { type: 'link', label: 'A', href: 'https://a.example/', position: 'right' },
    ],
    [
      { label: 'A', to: '/docs/', position: 'left', mobileOnly: true },
      { type: 'link', label: 'A', href: '/docs/', position: 'left', mobileOnly: true },
    ],
    [
      { type: 'docsSidebar', label: 'Docs', sidebar: 'docs' },
      { type: 'docsSidebar', label: 'Docs', sidebar: 'docs', href: '/docs/', position: 'right' },
    ],
    [
      { type: 'docsVersion' },
      { type: 'docsVersion', label: 'Next', version: 'current', href: '/docs/', position: 'right' },
    ],
    [
      { type: 'docsVersionDropdown' },
      { type: 'docsVersionDropdown', versions: ['current'], position: 'right' },
    ],
    [
      { type: 'html', html: '<b>New</b>' },
      { type: 'html', html: '<b>New</b>', position: 'right' },
    ],
    [{ type: 'search' }, { type: 'search', position: 'right' }],
    [{ type: 'localeDropdown' }, { type: 'localeDropdown', position: 'right' }],
    [{ type: 'repository' }, { type: 'repository', position: 'right' }],
  ])('%j is read', (item, expected) => {
    expect(readNavbarItems([item], NAMES)).toEqual({ items: [expected], problems: [] })
  })

  test('with items is a dropdown, whose entries are read as the others are', () => {
    const { items } = readNavbarItems([{ label: 'More', items: [{ label: 'A', to: '/docs/' }] }], NAMES)
    expect(items).toMatchObject([{ type: 'dropdown', items: [{ type: 'link', href: '/docs/' }] }])
  })

  test.each([
    [{ type: 'banner', label: 'A' }, 'unknown navbar item type "banner"'],
    [
      { type: 'docsVersionDropdown', versions: ['9.0'] },
      'the navbar names the version "9.0", which is missing',
    ],
    [{ type: 'docsVersion', version: '8' }, 'the navbar names the version "8", which is missing'],
    [{ type: 'docsSidebar', label: 'A', sidebar: 'none' }, 'sidebar "none" has nothing to link to'],
    [{ type: 'docsSidebar', label: 'A', sidebar: 'empty' }, 'sidebar "empty" has nothing to link to'],
    [{ label: 'A' }, 'the navbar link has nothing to link to'],
    [{ label: 'A', href: 'javascript:alert(1)' }, 'the navbar item of type link is wrong "href"'],
    [{ label: 'A', to: '/docs/', colour: 'red' }, 'the navbar item of type link is wrong'],
    [{ label: 'A', to: '/docs/', position: 'top' }, 'the navbar item of type link is wrong "position"'],
    [{ type: 'html', html: '<b style="color:red">A</b>' }, 'no scripts and no styles'],
    [{ label: 'A', items: [{ type: 'search' }] }, 'a dropdown of the navbar cannot hold a search'],
    ['Docs', 'the navbar item is not a mapping'],
  ])('%j is an error that shows it', (item, message) => {
    const { items, problems } = readNavbarItems([item], NAMES)
    expect(items).toEqual([])
    expect(problems[0]?.message).toContain(message)
    const [inner] = typeof item === 'object' && 'items' in item ? item.items : []
    expect(problems[0]?.message).toContain(JSON.stringify(inner ?? item))
  })
})

test('a wrong item stops the start with its line', async () => {
  const item = { type: 'banner', label: 'A' }
  const root = await contentTree({ 'site.yaml': await withNavbar([{ type: 'search' }, item]) })
  const error = await compileSite(root).catch((reason) => reason)
  expect(error).toBeInstanceOf(ContentErrors)
  expect(error.message).toMatch(/site\.yaml:\d+ {2}unknown navbar item type "banner"/)
  expect(error.message).toContain(JSON.stringify(item))
})
