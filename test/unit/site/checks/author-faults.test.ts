import { readFileSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { docsPath } from '#client/model/docs-path.ts'
import { faultsOfPages } from '#test/support/faults-of-pages.ts'
import { contentTree, type Files, mdx } from '#test/support/files/content-tree.ts'
import { compileSite } from '#test/support/load-fixture.ts'

const PAGE = 'docs/concept/symbol.mdx'

/** Faults in the body of a page, whose first line is the sixth of its file. */
const IN_PAGES = readFileSync(`${ROOT}test/fixtures/author-faults.txt`, 'utf8')
  .split('\n=== ')
  .slice(1)
  .map((fault) => {
    const [, name = '', body = '', line, told = ''] = /^(.*)\n([\s\S]*)\n--> (\d+) ~ (.*)/.exec(fault) ?? []
    return { name, body, told: [`.mdx:${Number(line) + 5}`, ...told.split(' ~ ')] }
  })
const said = await faultsOfPages(IN_PAGES.map(({ body }) => body))

test.each(IN_PAGES.map((fault, index) => ({ ...fault, message: said[index] })))(
  'a fault in a page is told with file, line and the right form: $name',
  ({ told, message }) => {
    for (const part of told) expect(message).toContain(part)
  },
)

const NOT_UTF_8 = 'the file is not text in UTF-8'
const TOO_NESTED = 'the line opens more than 100 lists or quotes in one another'
const TOO_DEEP = 'the page is nested too deeply to be compiled'
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const description = 'Long enough to pass. '.repeat(4)
/** Words that stand for ten of the word before each. */
const ALIASES = [...'bcdefghij'].reduce(
  (yaml, name, at) => `${yaml}${name}: &${name} [${`*${'abcdefghi'[at]}, `.repeat(10)}]\n`,
  'a: &a x\n',
)

test.each<[string, string, string | Buffer, string, string?]>([
  ['a misspelt key', PAGE, mdx('Text.', 'keyword: [a]\n'), ':4  front matter', 'Did you mean "keywords"?'],
  [
    'a description that ends at a number sign',
    PAGE,
    `---\ntitle: A\ndescription: ${description}# and more\n---\n\nText.\n`,
    ':3  what is after # is not read',
    'Put the text in quotes',
  ],
  [
    'front matter without an end',
    PAGE,
    '---\ntitle: A\n\nText.\n',
    ':1  nothing closes the front matter',
    '"---"',
  ],
  [
    'front matter below a blank line',
    PAGE,
    `\n\n${mdx('Text.')}`,
    ':1  the page does not start with front matter',
  ],
  ['a page in Latin-1', PAGE, latin1(mdx('Text.\n\nTemp\xe9rature')), `:8  ${NOT_UTF_8}`, 'Save it in UTF-8'],
  ['a page in UTF-16', PAGE, utf16(mdx('Text.')), `:1  ${NOT_UTF_8}`],
  ['a page with a NUL byte', PAGE, mdx('Text.\n\nA\0B'), `:8  ${NOT_UTF_8}`],
  [
    'a page that is cut within a letter',
    PAGE,
    Buffer.from(mdx('Text é')).subarray(0, -2),
    `:6  ${NOT_UTF_8}`,
  ],
  ['a snippet in Latin-1', 'docs/partials/part.mdx', latin1(mdx('\xe9')), `:6  ${NOT_UTF_8}`],
  ['a sample in Latin-1', 'samples/a.py', latin1('a = 1\n# \xe9\n'), `:2  ${NOT_UTF_8}`],
  ['a navigation in Latin-1', 'navigation.yaml', latin1('- /docs/\n# \xe9\n'), `:2  ${NOT_UTF_8}`],
  ['a list of synonyms in UTF-16', 'data/synonyms.yaml', utf16('same: []\n'), `:1  ${NOT_UTF_8}`],
  ['a thousand million aliases', 'redirects.yaml', ALIASES, ':10  Excessive alias count', 'Write out what'],
  ['an unknown tag', 'data/synonyms.yaml', 'same:\n  - !list [a, b]\n', ':2  Unresolved tag: !list'],
  ['lists of YAML in each other', 'data/synonyms.yaml', `same:\n  - ${'['.repeat(20_000)}`, ':2'],
  ['a record that is no JSON', 'data/latest-release.json', '{\n  "a": 1,\n  "b\n}', ':4  Missing closing'],
  [
    'a page with the ending .md',
    'docs/concept/other.md',
    mdx('Text.'),
    '  the file is not a page',
    'Name a page .mdx',
  ],
  ['a picture beside pages', 'docs/concept/a.png', 'x', '  the file is not a page', 'content/images'],
  ['2,000 quotes in each other', PAGE, mdx(`Text.\n\n${'> '.repeat(2000)}x`), ':8', TOO_NESTED],
  [
    '3,000 elements in each other',
    PAGE,
    mdx(`Text.\n\n${'<b>'.repeat(3000)}x${'</b>'.repeat(3000)}`),
    ':8',
    TOO_DEEP,
  ],
  ['3,000 lists in each other', PAGE, mdx(`${'* '.repeat(3000)}x`), ':6', TOO_NESTED],
  ['3,000 stars in a row', PAGE, mdx(`Text.\n\n${'*x'.repeat(3000)}`), ':8', 'more than 2000 stars'],
  ['a page of 5 MB', PAGE, mdx('Sentences.\n\n'.repeat(420_000)), ':33320', 'than 200000 are not compiled'],
])(
  'a fault of a file is told with file, line and the right form: %s',
  async (_name, file, content, place, remedy = '') => {
    // A partial is read only if a page includes it.
    const included = file.replace(/^docs\/|\.mdx$/g, '')
    const page = /partials|samples/.test(file) ? { [PAGE]: mdx(`<Include file="${included}" />`) } : {}
    const message = await compileSite({ ...page, [file]: content }).catch((error) => error.message)
    expect(message).toContain(file + place)
    expect(message).toContain(remedy)
  },
)

test('a folder in place of a file is told with its name', async () => {
  const files = { 'data/synonyms.yaml/a': 'x' }
  await expect(compileSite(files)).rejects.toThrow('data/synonyms.yaml  the file cannot be read')
})

test('a content folder with byte order marks and Windows line ends is the same site', async () => {
  const files: Files = {
    'data/synonyms.yaml': 'same:\n  - [a, b]\n',
    'samples/a.py': '# region send\nsend(1)\n# endregion\nend()\n',
    [PAGE]: mdx('```sql\nSELECT 1;\nSELECT 2;\n```\n\n<Include file="samples/a.py" region="send" />'),
  }
  const onWindows = Object.entries(files).map(([name, text]) => [
    name,
    `\ufeff${String(text).replaceAll('\n', '\r\n')}`,
  ])
  const [site, same] = await Promise.all(
    [files, Object.fromEntries(onWindows)].map((each) => compileSite(each)),
  )
  expect(same?.warnings).toEqual([])
  expect([...(same?.pages.values() ?? [])]).toEqual([...(site?.pages.values() ?? [])])
  expect(same?.synonyms).toEqual(site?.synonyms)
})

test('files that editors and systems leave behind are no pages, and no faults', async () => {
  const names = [
    '._symbol.mdx',
    '.symbol.mdx.swp',
    '.hidden/x.mdx',
    'symbol.mdx~',
    '#symbol.mdx#',
    'symbol.mdx.bak',
  ]
  const files = names.flatMap((name) =>
    ['docs/concept/', 'images/', 'data/questions/'].map((folder) => [folder + name, 'x']),
  )
  expect((await compileSite(Object.fromEntries(files))).warnings).toEqual([])
})

test.each(['docs/concept/linked.mdx', 'docs/linked', 'images/linked.png'])(
  'a symbolic link at %s stops the start with its name',
  async (name) => {
    const root = await contentTree({ 'images/a.svg': '<svg/>' })
    await symlink(`${root}/docs/concept`, `${root}/${name}`)
    await expect(compileSite(root)).rejects.toThrow(
      `${name}  the file is a symbolic link, and links are not followed`,
    )
  },
)

test('links keep their query, a fragment may be encoded, and the search page is an address', async () => {
  const body =
    'See [a](/docs/search/?q=sample+by), [b](/docs/?a=1#start), [c](#%C3%BCber-uns).\n\n## Über uns'
  const { warnings, pages } = await compileSite({ [PAGE]: mdx(body), 'docs/index.mdx': mdx('## Start') })
  expect(warnings).toEqual([])
  const html = JSON.stringify(pages.get(docsPath('/docs/concept/symbol/'))?.html)
  for (const address of ['/docs/search/?q=sample+by', '/docs/?a=1#start', '#%C3%BCber-uns'])
    expect(html).toContain(`href=\\"${address}\\"`)
})
