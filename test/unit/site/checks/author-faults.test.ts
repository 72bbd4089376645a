import { readFileSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { docsPath } from '#client/model/docs-path.ts'
import { ContentErrors, formatProblem } from '#server/site/content-error.ts'
import { faultsOfPages } from '#test/support/faults-of-pages.ts'
import { contentTree, type Files, mdx } from '#test/support/files/content-tree.ts'
import { compileSite } from '#test/support/load-fixture.ts'

const PAGE = 'docs/concept/symbol.mdx'

/** The name of a fault, its files, and what an author is told: file, line, what is wrong, and the right form. */
type Fault = readonly [name: string, files: Files, told: readonly string[]]

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

const FRONT_MATTER: readonly Fault[] = [
  [
    'a misspelt key of the front matter',
    { [PAGE]: mdx('Text.', 'keyword: [a]\n') },
    [`${PAGE}:4  front matter`, 'Did you mean "keywords"?'],
  ],
  [
    'a description that ends at a number sign',
    { [PAGE]: `---\ntitle: A\ndescription: ${'Long enough to pass. '.repeat(4)}# and more\n---\n\nText.\n` },
    [`${PAGE}:3  what is behind # is not read`, 'Put the text in quotes'],
  ],
  [
    'front matter that nothing closes',
    { [PAGE]: '---\ntitle: A\n\nText.\n' },
    [`${PAGE}:1  nothing closes the front matter`, '"---"'],
  ],
  [
    'front matter below a blank line',
    { [PAGE]: `\n\n${mdx('Text.')}` },
    [`${PAGE}:1  the page does not start with front matter`],
  ],
]

const BYTES: readonly Fault[] = [
  [
    'a page in Latin-1',
    { [PAGE]: Buffer.from(mdx('Text.\n\nTemp\xe9rature'), 'latin1') },
    [`${PAGE}:8  the file is not text in UTF-8`, 'Save it in UTF-8'],
  ],
  [
    'a page in UTF-16',
    { [PAGE]: Buffer.from(`\ufeff${mdx('Text.')}`, 'utf16le') },
    [`${PAGE}:1  the file is not text in UTF-8`],
  ],
  ['a page with a NUL byte', { [PAGE]: mdx('Text.\n\nA\0B') }, [`${PAGE}:8  the file is not text in UTF-8`]],
  [
    'a page that is cut within a letter',
    { [PAGE]: Buffer.from(mdx('Text \u00e9')).subarray(0, -2) },
    [`${PAGE}:6  the file is not text in UTF-8`],
  ],
  [
    'a snippet in Latin-1',
    {
      [PAGE]: mdx('<Include file="partials/part" />'),
      'docs/partials/part.mdx': Buffer.from(mdx('\xe9'), 'latin1'),
    },
    ['docs/partials/part.mdx:6  the file is not text in UTF-8'],
  ],
  [
    'a sample in Latin-1',
    {
      [PAGE]: mdx('<Include file="samples/a.py" />'),
      'samples/a.py': Buffer.from('a = 1\n# \xe9\n', 'latin1'),
    },
    ['samples/a.py:2  the file is not text in UTF-8'],
  ],
  [
    'a navigation in Latin-1',
    { 'navigation.yaml': Buffer.from('- /docs/\n# \xe9\n', 'latin1') },
    ['navigation.yaml:2  the file is not text in UTF-8'],
  ],
  [
    'a list of planned pages in UTF-16',
    { 'planned.txt': Buffer.from('\ufeff/docs/a/\n', 'utf16le') },
    ['planned.txt:1  the file is not text in UTF-8'],
  ],
]

const FILES: readonly Fault[] = [
  [
    'YAML whose aliases stand for a thousand million words',
    {
      'redirects.yaml': [...'bcdefghij'].reduce(
        (yaml, name, at) => `${yaml}${name}: &${name} [${`*${'abcdefghi'[at]}, `.repeat(10)}]\n`,
        'a: &a x\n',
      ),
    },
    ['redirects.yaml:10  Excessive alias count', 'Write out what the aliases stand for.'],
  ],
  [
    'a tag that YAML does not know',
    { 'data/synonyms.yaml': 'same:\n  - !list [a, b]\n' },
    ['data/synonyms.yaml:2  Unresolved tag: !list'],
  ],
  [
    'lists of YAML in each other',
    { 'data/synonyms.yaml': `same:\n  - ${'['.repeat(20_000)}` },
    ['data/synonyms.yaml:2'],
  ],
  [
    'a record that is no JSON',
    { 'data/latest-release.json': '{\n  "a": 1,\n  b\n}' },
    ['data/latest-release.json:3  the record is not valid JSON'],
  ],
  [
    'a page with the ending .md',
    { 'docs/concept/other.md': mdx('Text.') },
    ['docs/concept/other.md  the file is not a page', 'Name a page .mdx'],
  ],
  [
    'a picture beside pages',
    { 'docs/concept/a.png': 'x' },
    ['docs/concept/a.png  the file is not a page', 'content/images'],
  ],
  [
    'a folder in place of a file',
    { 'data/synonyms.yaml/a': 'x' },
    ['data/synonyms.yaml  the file cannot be read'],
  ],
]

const deep = (name: string, body: string, line: number, told: string): Fault => [
  name,
  { [PAGE]: mdx(body) },
  [`${PAGE}:${line}`, told],
]
const TOO_NESTED = 'the line opens more than 100 lists or quotes in one another'
const TOO_DEEP = 'the page is nested too deeply to be compiled'

const DEEP: readonly Fault[] = [
  deep('2,000 quotes in each other', `Text.\n\n${'> '.repeat(2000)}x`, 8, TOO_NESTED),
  deep('3,000 elements in each other', `Text.\n\n${'<b>'.repeat(3000)}x${'</b>'.repeat(3000)}`, 8, TOO_DEEP),
  deep('3,000 lists in each other', `${'* '.repeat(3000)}x`, 6, TOO_NESTED),
  deep('3,000 stars in a row', `Text.\n\n${'*x'.repeat(3000)}`, 8, 'more than 2000 stars'),
  deep('a page of 5 MB', 'Sentences.\n\n'.repeat(420_000), 33320, 'than 200000 are not compiled'),
]

async function toldOf(files: Files): Promise<string> {
  return compileSite(await contentTree(files)).then(
    ({ warnings }) => warnings.map(formatProblem).join('\n'),
    (error) => {
      expect(error).toBeInstanceOf(ContentErrors)
      return error.message
    },
  )
}

describe.each([
  ['a fault of front matter', FRONT_MATTER],
  ['a fault of bytes', BYTES],
  ['a fault of files', FILES],
  ['content that is too deep or too long', DEEP],
])('%s is told with file, line and the right form', (_kind, faults) => {
  test.each(faults)('%s', async (_name, files, told) => {
    const message = await toldOf(files)
    for (const part of told) expect(message).toContain(part)
  })
})

test('a content folder with byte order marks and Windows line ends is the same site', async () => {
  const files: Files = {
    'planned.txt': '/docs/later/\n/docs/concept/planned/\n',
    'data/synonyms.yaml': 'same:\n  - [a, b]\n',
    'samples/a.py': '# region send\nsend(1)\n# endregion\nend()\n',
    [PAGE]: mdx(
      '[Later](/docs/later/).\n\n```sql\nSELECT 1;\nSELECT 2;\n```\n\n<Include file="samples/a.py" region="send" />',
    ),
  }
  const onWindows = Object.entries(files).map(([name, text]) => [
    name,
    `\ufeff${String(text).replaceAll('\n', '\r\n')}`,
  ])
  const [site, same] = await Promise.all(
    [files, Object.fromEntries(onWindows)].map(async (each) => compileSite(await contentTree(each))),
  )
  expect(same?.warnings).toEqual([])
  expect([...(same?.pages.values() ?? [])]).toEqual([...(site?.pages.values() ?? [])])
  expect(same?.planned).toEqual(site?.planned)
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
  expect((await compileSite(await contentTree(Object.fromEntries(files)))).warnings).toEqual([])
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
  const root = await contentTree({ [PAGE]: mdx(body), 'docs/index.mdx': mdx('## Start') })
  const { warnings, pages } = await compileSite(root)
  expect(warnings).toEqual([])
  const html = JSON.stringify(pages.get(docsPath('/docs/concept/symbol/'))?.content)
  for (const address of ['/docs/search/?q=sample+by', '/docs/?a=1#start', '#%C3%BCber-uns'])
    expect(html).toContain(`href=\\"${address}\\"`)
})
