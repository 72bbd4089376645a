import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { checkContent } from '#build/check-content.ts'
import { ROOT } from '#build/paths.ts'
import { findUnshownIssues } from '#server/site/checks/pages.ts'
import { parsePhrases, phrasesIn } from '#server/site/checks/phrases.ts'
import type { SiteContent } from '#server/site/site-content.ts'
import { problemsOf } from '#test/support/compile.ts'
import { contentTree, mdx } from '#test/support/files/content-tree.ts'

const SYMBOL = 'docs/concept/symbol.mdx'
const PARTITIONS = 'docs/concept/partitions.mdx'

const check = async (files: Record<string, string | null>) =>
  (await checkContent(await contentTree(files))).join('\n')

test.each([
  ['Set up replication', 'Replication', ''],
  ['C and C++ client', 'C and C++', ''],
  ['Average true range (ATR)', 'ATR', ''],
  ['Code editor', 'Code Editor', 'the label "Code Editor" is not made of words of the title "Code editor"'],
  ['Symbols', 'Names', 'the label "Names" is not made of words of the title "Symbols"'],
])(
  'a page with the title "%s" and the label "%s" is a problem only if they differ',
  async (title, label, problem) => {
    const found = await check({ [SYMBOL]: mdx('Words.', `label: ${label}\n`).replace('A page', title) })
    expect(found.includes('the label')).toBe(problem !== '')
    expect(found).toContain(problem)
  },
)

describe('filler words', () => {
  const words = parsePhrases('# why\npowerful\nseamless\\w*\n\nit is important to note\n')
  const linesOf = (source: string) =>
    phrasesIn({ file: 'a.mdx', text: source }, words).map(({ line }) => line)

  test.each([
    ['A powerful thing', [1]],
    ['Powerful', [1]],
    ['one\ntwo seamlessly', [2]],
    ['It is important\nto note this', [1]],
    ['powerful and powerful', [1, 1]],
    ['---\ntitle: A\ndescription: A powerful page\n---\n\nText', [3]],
    ['| a |\n|---|\n| powerful |', [3]],
    ['```text\npowerful\n```\n\npowerful', [5]],
    ['Say `x` powerful `y`', [1]],
  ])('are found with their line: %j', (source, lines) => {
    expect(linesOf(source)).toEqual(lines)
  })

  test.each([
    'powerfully',
    'overpowerful',
    'powerful-looking',
    '`powerful`',
    '``a ` powerful``',
    '```text\npowerful\n```',
    '  ````md\n  ```text\n  powerful\n  ```\n  ````',
    '[page](/docs/powerful/)',
    'the word power',
  ])('are not seen in %j', (source) => {
    expect(linesOf(source)).toEqual([])
  })

  test('of the guide are on the list', async () => {
    const list = parsePhrases(await readFile(`${ROOT}build/words/filler-words.txt`, 'utf8'))
    const text =
      'In this section it is important to note a seamless, powerful, robust thing to leverage and delve into.'
    expect(phrasesIn({ file: 'a.mdx', text }, list)).toHaveLength(7)
  })
})

test.each([
  ['| a | |\n|---|---|\n| x | y |', [6]],
  ['text\n\n  | a | | c |\n  |:-:|---|---|\n  | x | y | z |', [8]],
  ['| | b |\n|---|---|\n| x | y |', []],
  ['| a | b |\n|---|---|\n| x | |', []],
  ['| a | b \\| |\n|---|---|\n| x | |', []],
  ['```text\n| a | |\n|---|---|\n```', []],
])('a column without a name is found with its line in %j', async (text, lines) => {
  expect((await problemsOf(text)).map(({ line }) => line)).toEqual(lines)
})

describe('the content check', () => {
  test('finds nothing in sound content', async () => {
    expect(await check({})).toBe('')
  })

  test('finds one problem where a page does not compile, and none in what links to it', async () => {
    const known = { 'data/known-ids.txt': '/docs/concept/symbol/ capacity\n' }
    const found = await check({
      ...known,
      [SYMBOL]: mdx('<Fancy />\n\n## Capacity'),
      [PARTITIONS]: mdx('[x](/docs/concept/symbol/#capacity)'),
    })
    expect(found).toMatch(/^docs\/concept\/symbol.mdx:6:1 {2}unknown component <Fancy>\n.*$/)
  })

  test.each([
    ['filler words', { [SYMBOL]: mdx('A robust type.') }, `${SYMBOL}:6  "robust" is not plain English`],
    [
      'filler words of a page that does not compile',
      { [SYMBOL]: mdx('<Fancy />\n\nA robust type.') },
      `${SYMBOL}:8  "robust" is not plain English`,
    ],
    [
      'two pages with one description',
      { [SYMBOL]: mdx('A.'), [PARTITIONS]: mdx('B.') },
      `the description is that of docs/concept/partitions.mdx too`,
    ],
    [
      'two pages with one title',
      { [SYMBOL]: mdx('A.'), [PARTITIONS]: mdx('B.') },
      `the title is that of docs/concept/partitions.mdx too`,
    ],
    ['a broken link', { [SYMBOL]: mdx('[x](/docs/none/)') }, 'leads to no page'],
    [
      'a picture without words',
      { [SYMBOL]: mdx('![](images/a.png)') },
      `${SYMBOL}:6:1  the picture "images/a.png" has no text`,
    ],
  ])('reports %s', async (_name, files, expected) => {
    expect(await check(files)).toContain(expected)
  })
})

describe('English', () => {
  const list = parsePhrases(
    '# why\nanew -> again\nis no (?:failure|error) -> is not a failure\nbehind the column -> after the column\n',
  )
  const found = (text: string) => phrasesIn({ file: 'a.mdx', text }, list)

  test.each([
    ['The server reads it anew.', '"anew" is not plain English', 'Write: again.'],
    ['That is\nno error.', '"is no error" is not plain English', 'Write: is not a failure.'],
    ['Put it Behind the column.', '"Behind the column" is not plain English', 'Write: after the column.'],
  ])('that is not idiomatic is found, with what to write: %j', (text, message, remedy) => {
    expect(found(text)).toMatchObject([{ file: 'a.mdx', line: 1, message }])
    expect(found(text)[0]?.remedy).toContain(remedy)
  })

  test('of code, of parts of words and of other contexts is left alone', () => {
    expect(
      found('`anew` renewal. There is no other error behind the columnar scan.\n\n```text\nanew\n```\n'),
    ).toEqual([])
  })

  test('has a list whose patterns compile and name what to write', async () => {
    for (const { pattern, remedy } of parsePhrases(
      await readFile(`${ROOT}build/words/english.txt`, 'utf8'),
    )) {
      expect(() => new RegExp(pattern)).not.toThrow()
      expect(remedy, pattern).toMatch(/^Write: \w/)
    }
  })
})

test('a known issue that no page but the list shows is found', () => {
  const page = (...ids: string[]) => ({ ids })
  const content = {
    knownIssues: [{ id: 'shown' }, { id: 'listed' }],
    byPath: new Map([
      ['/docs/a/', page('issue-shown')],
      ['/docs/release-notes/known-issues/', page('issue-shown', 'issue-listed')],
    ]),
  } as unknown as SiteContent
  expect(findUnshownIssues(content).map(({ message }) => message)).toEqual([
    'no page shows the known issue listed',
  ])
})
