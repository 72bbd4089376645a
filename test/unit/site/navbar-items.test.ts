import { describe, expect, test } from 'vitest'
import { ContentErrors } from '#server/site/content-error.ts'
import { navbarItem } from '#server/site/data/navbar-items.ts'
import { compileSite } from '#test/support/load-fixture.ts'
import { withNavbar } from '#test/support/site-yaml.ts'

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
    [{ type: 'docsVersionDropdown' }, { type: 'docsVersionDropdown', position: 'right' }],
    [
      { type: 'docsVersionDropdown', versions: ['current'] },
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
    expect(navbarItem.parse(item)).toEqual(expected)
  })

  test('with items is a dropdown, whose entries are read as the others are', () => {
    const item = { label: 'More', items: [{ label: 'A', to: '/docs/' }] }
    expect(navbarItem.parse(item)).toMatchObject({
      type: 'dropdown',
      items: [{ type: 'link', href: '/docs/' }],
    })
  })

  test.each([
    [{ type: 'banner', label: 'A' }, 'no item here can be "banner"'],
    [{ type: 'docsSidebar', label: 'A', sidebar: 'none' }, 'nothing to link to: the only sidebar is "docs"'],
    [{ label: 'A' }, 'it has nothing to link to'],
    [{ label: 'A', href: 'javascript:alert(1)' }, '"href": '],
    [{ label: 'A', to: '/docs/', colour: 'red' }, '"colour"'],
    [{ label: 'A', to: '/docs/', position: 'top' }, '"position": '],
    [{ type: 'html', html: '<b style="color:red">A</b>' }, 'no scripts and no styles'],
    [{ label: 'A', items: [{ type: 'search' }] }, '"items.0.type": no item here can be "search"'],
    ['Docs', 'no item here can be "Docs"'],
  ])('%j is an error that shows it', (item, message) => {
    const [problem] = navbarItem.safeParse(item).error?.issues ?? []
    expect(problem?.message).toContain(message)
    expect(problem?.message).toContain(JSON.stringify(item))
  })
})

test.each([
  [{ type: 'banner', label: 'A' }, 'no item here can be "banner"'],
  [
    { position: 'right', type: 'docsVersionDropdown', versions: ['9.0'] },
    'the navbar names the version "9.0", which is missing: there are current',
  ],
])('a wrong item stops the start with its line: %j', async (item, message) => {
  const files = { 'site.yaml': await withNavbar([{ type: 'search' }, item]) }
  const error = await compileSite(files).catch((reason) => reason)
  expect(error).toBeInstanceOf(ContentErrors)
  expect(error.message).toMatch(/site\.yaml:\d+ {2}/)
  expect(error.message).toContain(message)
  expect(error.message).toContain(JSON.stringify(item))
})
