import { createProcessor } from '@mdx-js/mdx'
import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import { describe, expect, test } from 'vitest'
import { githubMarkdown } from '#server/site/compile/syntax/github-markdown.ts'

const ours = createProcessor({ remarkPlugins: [githubMarkdown] })
const theirs = createProcessor({ remarkPlugins: [[remarkGfm, { singleTilde: false }]] })

function expectSame(source: string): void {
  expect(ours.parse(source)).toEqual(theirs.parse(source))
}

describe("GitHub's Markdown", () => {
  test.each([
    ['an email address', 'Write to someone@questdb.com, or not.'],
    ['an email address in brackets', '[a@b.io] and [x](y) a@b.io'],
    ['an email address after a page without one', 'Nothing here.'],
    ['an email address whose host begins with a dot', 'a@.a'],
    ['addresses', 'See www.questdb.com, https://questdb.com/docs. And http://a_b.io!'],
    ['a table without bars at its ends', 'a | b\n--|--\nc | d\nno bar\n\nout'],
    ['a table of one column without a bar', 'head\n:-\nrow'],
    ['a table of one column with bars below only', 'head\n| - |\nrow'],
    ['a table in a list in a quotation', '> - | a |\n>   |---|\n>   | b |\n> lazy'],
    ['a head behind a tab', '\ta\tb | c\n-|-\n'],
    ['a table that ends a paragraph', 'words\nmore words | two\n-|-\n1 | 2'],
  ])('has %s as the library reads it', (_, source) => {
    expectSame(source)
  })

  test('is what the library reads of any text', () => {
    const parts = [
      ...[
        'a',
        'b c',
        'x@y.zz',
        '@',
        '@.',
        '-',
        '_',
        '+',
        'www.a.bc',
        'http://a.bc',
        '.',
        ':',
        '`|`',
        '\\|',
        '[',
        ']',
        '*',
      ],
      ...['|', '-', ':-', '-:', '---', '| - |', '|---|---|', ' ', '\t', '\n', '\n\n', '> ', '- ', '1. '],
    ]
    const text = fc.array(fc.constantFrom(...parts), { maxLength: 25 }).map((chosen) => chosen.join(''))
    fc.assert(fc.property(text, expectSame), { numRuns: 1500 })
  })
})
