import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ContentErrors } from '#server/site/content-error.ts'
import { faultsOfPages } from '#test/support/faults-of-pages.ts'
import { fixtureSite, mdx } from '#test/support/files/content-tree.ts'
import { compileSite } from '#test/support/load-fixture.ts'
import { siteYaml } from '#test/support/site-yaml.ts'

const SYMBOL = 'docs/concept/symbol.mdx'
const RELEASE = readFileSync(`${fixtureSite('small')}/data/latest-release.json`, 'utf8')
const SETTING = '- key: a.b\n  default: 1\n  type: integer\n  group: a\n  description: Long enough to pass.\n'

async function errorsOf(files: Record<string, string | null>): Promise<string> {
  const error = await compileSite(files).catch((reason) => reason)
  expect(error).toBeInstanceOf(ContentErrors)
  return error.message
}

const IN_PAGES = [
  ['MDX that does not parse', 'a { b', `:6:6`],
  ['a page without a body', '', `  the page has nothing to show`],
  ['a heading of level 1', '# Big', `:6:1  the page has a heading of level 1`],
  ['a skipped heading level', '## A\n\n#### B', `:8:1  a heading of level 4 follows one of level 2`],
  ['two headings with one text', '## A\n\n## A', `:8:1  a second heading "A"`],
  ['a fence without a language', '```\nx\n```', `:6:1  a code fence names no language`],
  ['a fence of an unknown language', '```klingon\nx\n```', 'the fence language "klingon"'],
  [
    'an unknown word behind a fence',
    '```sql wrapp\nx\n```',
    '"wrapp" means nothing after the language of a code fence',
  ],
  [
    'an include of nothing',
    '<Include file="partials/none" />',
    `:6:1  <Include> names docs/partials/none.mdx, which does not exist`,
  ],
  ['a data component between words', 'Text <ReleaseAssets />.', `:6:6  <ReleaseAssets> is between words`],
] as const
const said = await faultsOfPages(IN_PAGES.map(([, body]) => body))

test.each(IN_PAGES.map(([name, , expected], index) => [name, expected, said[index]]))(
  'a start stops with the line of %s in a page',
  (_name, expected, message) => expect(message).toContain(expected),
)

describe('a start stops with file, line and what is wrong', () => {
  test.each([
    ['an include of itself', { [SYMBOL]: mdx('<Include file="concept/symbol" />') }, 'includes itself'],
    [
      'a page of a comment',
      { [SYMBOL]: mdx('{/* A comment. */}') },
      `${SYMBOL}  the page has nothing to show`,
    ],
    [
      'a page without front matter',
      { [SYMBOL]: '# Text\n' },
      `${SYMBOL}:1  the page does not start with front matter`,
    ],
    [
      'a description that is too short',
      { [SYMBOL]: '---\ntitle: A\ndescription: short\n---\n\nText.\n' },
      `${SYMBOL}:3  front matter "description"`,
    ],
    ['front matter that is no YAML', { [SYMBOL]: '---\ntitle: [A\n---\n\nText.\n' }, `${SYMBOL}:2`],
    [
      'a region that a program does not have',
      {
        [SYMBOL]: mdx('<Include file="samples/x/first.py" region="send" />'),
        'samples/x/first.py': '# region sends\nsend(1)\n# endregion\n',
      },
      `${SYMBOL}:6:1  <Include> names samples/x/first.py, which has no region "send"`,
    ],
    [
      'an anchor that is there twice',
      {
        [SYMBOL]: mdx('<ConfigTable group="a" />\n\n<ConfigTable group="a" />'),
        'data/configuration.yaml': SETTING,
      },
      `${SYMBOL}:8:1  a second place of the page has the anchor "a.b"`,
    ],
    [
      'a link that cannot be an address',
      { [SYMBOL]: mdx('[x](/docs/a b/)'.replace('a b', '%zz')) },
      'cannot be an address of this site',
    ],
    [
      'a page that the navigation does not name',
      { 'docs/other.mdx': mdx('Text.') },
      'docs/other.mdx  the page is missing from the navigation',
    ],
    [
      'two files for one address',
      { 'docs/concept/symbol/index.mdx': mdx('Text.') },
      'already the address of',
    ],
    [
      'a release record that is missing',
      { 'data/latest-release.json': null },
      'data/latest-release.json:1  the record is missing',
    ],
    ...(['draft', 'prerelease'] as const).map(
      (flag) =>
        [
          `a release that is a ${flag}`,
          { 'data/latest-release.json': RELEASE.replace(`"${flag}": false`, `"${flag}": true`) },
          `data/latest-release.json:${RELEASE.slice(0, RELEASE.indexOf(`"${flag}"`)).split('\n').length}  "${flag}": a ${flag} is not`,
        ] as const,
    ),
    [
      'a scalar where YAML has a list',
      { 'data/configuration.yaml': 'settings\n' },
      'data/configuration.yaml:1  the record: it is not a list',
    ],
    ['a site configuration of another form', { 'site.yaml': 'title: Site\n' }, 'site.yaml:1  "tagline"'],
  ] as const)('%s', async (_name, files, expected) => {
    expect(await errorsOf(files)).toContain(expected)
  })

  test.each([
    ['for no page', '- /docs/none/', 'navigation.yaml:4  "/docs/none/" is not a page'],
    ['for a page that has one', '- /docs/', 'navigation.yaml:4  /docs/ is in the navigation twice'],
    ['that leads nowhere', '- label: Lost', 'navigation.yaml:4  "3": Unrecognized key: "label"'],
    [
      'of a group without items',
      '- group: Empty',
      'navigation.yaml:4  the item has nothing to link to: {"group":"Empty"}',
    ],
  ])('a line of the navigation %s', async (_name, line, expected) => {
    const navigation = `- /docs/\n- /docs/concept/symbol/\n- /docs/concept/partitions/\n${line}\n`
    expect(await errorsOf({ 'navigation.yaml': navigation })).toContain(expected)
  })

  test.each([
    ['to itself', '/docs/a/: /docs/a/', 'redirects.yaml:1  /docs/a/: the redirect leads to itself'],
    ['in a loop', '/docs/a/: /docs/b/\n/docs/b/: /docs/a/', '/docs/b/ is redirected too'],
    ['to another one', '/docs/a/: /docs/b/\n/docs/b/: /docs/', '/docs/b/ is redirected too'],
    ['from a page', '/docs/concept/symbol/: /docs/', 'the redirect would hide it'],
    ['to nothing', '/docs/a/: /docs/none/', '/docs/none/ is not a page'],
  ])('a redirect %s', async (_name, yaml, expected) => {
    expect(await errorsOf({ 'redirects.yaml': `${yaml}\n` })).toContain(expected)
  })

  test('all problems of all files are reported together', async () => {
    const message = await errorsOf({
      [SYMBOL]: mdx('<Fancy />\n\n# Big'),
      'docs/index.mdx': mdx('```\nx\n```'),
    })
    expect(message).toContain('The content has 3 problems')
  })
})

describe('a start goes on and warns', () => {
  test.each([
    ['a link to no page', '[x](/docs/none/)', 'the link /docs/none/ leads to no page'],
    ['a relative link to no page', '[x](./none.mdx)', 'the link /docs/concept/none/ leads to no page'],
    [
      'a link to no heading',
      '[x](/docs/concept/partitions/#none)',
      'leads to no heading of /docs/concept/partitions/',
    ],
    ['a fragment to no heading', '[x](#none)', 'the link #none leads to no heading of /docs/concept/symbol/'],
    [
      'a link to a redirected address',
      '[x](/docs/old-symbol/)',
      'the link /docs/old-symbol/ is redirected; write /docs/concept/symbol/',
    ],
  ])('of %s', async (_name, body, expected) => {
    const { warnings } = await compileSite({ [SYMBOL]: mdx(body) })
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatchObject({ file: SYMBOL, line: 6 })
    expect(warnings[0]?.message).toContain(expected)
  })

  test('of links of the site configuration, with their lines', async () => {
    const yaml = await siteYaml({
      announcement: { text: 'News', link: { label: 'Read', href: '/docs/none/' } },
    })
    const { warnings } = await compileSite({ 'site.yaml': yaml })
    const line = yaml.split('\n').findIndex((text) => text.includes('/docs/none/')) + 1
    expect(warnings).toMatchObject([{ file: 'site.yaml', line, kind: 'broken-link' }])
  })

  test('of pages at excluded addresses, which are never served', async () => {
    const files = { 'docs/glossary/wal.mdx': mdx('Text.'), 'docs/glossary.mdx': mdx('Text.') }
    const site = await compileSite(files)
    expect(site.warnings.map(({ file, kind }) => [file, kind])).toEqual([
      ['docs/glossary.mdx', 'excluded-page'],
      ['docs/glossary/wal.mdx', 'excluded-page'],
    ])
    expect([...site.pages.keys()].filter((path) => path.includes('glossary'))).toEqual([])
  })
})
