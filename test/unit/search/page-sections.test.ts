import { expect, test } from 'vitest'
import { compile } from '#test/support/compile.ts'

const TABLE = `Some text
over two lines.

| Name | Meaning |
|---|---|
| \`SELECT\` | reads rows |
| 24 | EMFILE |
| two words | x |
| [UPDATE](/docs/a/page/) | y |
`

test('a section has the names that rows of its tables start with, without heads, phrases and links', async () => {
  const { sections } = await compile(TABLE)
  expect(sections[0]?.rows).toEqual([{ cells: ['SELECT'] }, { cells: ['24', 'EMFILE'] }])
})

test('a paragraph and a cell have a line each in the text of their section', async () => {
  const { sections } = await compile(TABLE)
  expect(sections[0]?.text.split('\n').slice(0, 5)).toEqual([
    'Some text over two lines.',
    'Name',
    'Meaning',
    'SELECT',
    'reads rows',
  ])
})
