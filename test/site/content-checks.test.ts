import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkContent } from '#build/check-content.ts'
import { findFillerWords, parseFillerWords } from '#build/content-checks/filler-words.ts'
import { ROOT } from '#build/paths.ts'
import { contentTree, mdx } from '#test/support/content-tree.ts'

const SYMBOL = 'docs/concept/symbol.mdx'
const PARTITIONS = 'docs/concept/partitions.mdx'

const check = async (files: Record<string, string | null>, routes = 'nowhere.tsv') =>
  (await checkContent(await contentTree(files), routes)).join('\n')

async function routesFile(...rows: string[]): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'docs-routes-')), 'routes.tsv')
  await writeFile(file, `path\tlabel\tedition\tkind\tdepth\n${rows.join('\n')}\n`)
  return file
}

describe('filler words', () => {
  const words = parseFillerWords('# why\npowerful\nseamless*\n\nit is important to note\n')
  const linesOf = (source: string) => findFillerWords('a.mdx', source, words).map(({ line }) => line)

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
    const list = parseFillerWords(await readFile(`${ROOT}build/filler-words.txt`, 'utf8'))
    const text =
      'In this section it is important to note a seamless, powerful, robust thing to leverage and delve into.'
    expect(findFillerWords('a.mdx', text, list)).toHaveLength(7)
  })
})

describe('the content check', () => {
  test('finds nothing in sound content', async () => {
    expect(await check({})).toBe('')
  })

  test.each([
    ['filler words', { [SYMBOL]: mdx('A robust type.') }, `${SYMBOL}:6  "robust" says nothing`],
    [
      'filler words of a page that does not compile',
      { [SYMBOL]: mdx('<Fancy />\n\nA robust type.') },
      `${SYMBOL}:8  "robust" says nothing`,
    ],
    [
      'two pages with one description',
      { [SYMBOL]: mdx('A.'), [PARTITIONS]: mdx('B.') },
      `the description is that of docs/concept/partitions.mdx too`,
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

  test('reports pages with less than half of the words that their subject needs, code included', async () => {
    const routes = await routesFile(
      '/docs/concept/symbol/\tS\topen source\tpage\tS',
      '/docs/concept/partitions/\tP\topen source\tsnippet\tXL',
    )
    const page = (words: number) => ({
      [SYMBOL]: mdx(`${'word '.repeat(words - 40)}\n\n\`\`\`text\n${'code '.repeat(39)}\n\`\`\``),
    })
    expect(await check(page(140), routes)).toBe(
      `${SYMBOL}  the page has 140 words; its subject needs about 300`,
    )
    expect(await check(page(150), routes)).toBe('')
  })
})
