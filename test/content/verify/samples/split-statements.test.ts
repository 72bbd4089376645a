import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitStatements } from './split-statements.ts'

describe('a listing is split into statements', () => {
  test.each<[title: string, source: string, statements: [line: number, text: string][]]>([
    [
      'at semicolons',
      'SELECT 1; SELECT 2;',
      [
        [1, 'SELECT 1'],
        [1, 'SELECT 2'],
      ],
    ],
    ['without a last semicolon', 'SELECT 1', [[1, 'SELECT 1']]],
    [
      'with the line of the first word',
      '\n-- why\nSELECT 1;\n\nSELECT\n 2',
      [
        [3, '-- why\nSELECT 1'],
        [5, 'SELECT\n 2'],
      ],
    ],
    ['not inside strings', "SELECT 'a;b', 'it''s;';", [[1, "SELECT 'a;b', 'it''s;'"]]],
    [
      'not at a backslash, which escapes nothing',
      "SELECT 'a\\'; SELECT 2",
      [
        [1, "SELECT 'a\\'"],
        [1, 'SELECT 2'],
      ],
    ],
    [
      'not inside quoted identifiers',
      'SELECT "a;b", `c;d`; SELECT 2',
      [
        [1, 'SELECT "a;b", `c;d`'],
        [1, 'SELECT 2'],
      ],
    ],
    [
      'not inside comments',
      'SELECT 1 -- a; b\n; SELECT /* ; */ 2',
      [
        [1, 'SELECT 1 -- a; b'],
        [2, 'SELECT /* ; */ 2'],
      ],
    ],
    ['not inside nested comments', 'SELECT /* a /* ; */ ; */ 1', [[1, 'SELECT /* a /* ; */ ; */ 1']]],
    [
      'and quotes in comments open nothing',
      "SELECT 1 -- it's\n; SELECT 2",
      [
        [1, "SELECT 1 -- it's"],
        [2, 'SELECT 2'],
      ],
    ],
    [
      'and comments in strings open nothing',
      "SELECT '--'; SELECT '/*'; SELECT 3",
      [
        [1, "SELECT '--'"],
        [1, "SELECT '/*'"],
        [1, 'SELECT 3'],
      ],
    ],
    [
      'and minus is no comment',
      'SELECT 3 - -1; SELECT 2',
      [
        [1, 'SELECT 3 - -1'],
        [1, 'SELECT 2'],
      ],
    ],
    ['and nothing but comments is none', '-- SELECT 1;\n/* ; */ ;;\n', []],
    ['and an open string takes the rest', "SELECT 'a; SELECT 2", [[1, "SELECT 'a; SELECT 2"]]],
  ])('%s', (_title, source, statements) => {
    expect(splitStatements(source).map(({ line, text }) => [line, text])).toEqual(statements)
  })
})

const piece = fc.constantFrom(
  'SELECT 1',
  "'a;b'",
  "''",
  '"x;y"',
  '`z;`',
  '-- c; d\n',
  '/* e; */',
  '/* /* ; */ */',
  '\n',
  ' ',
  'a - b',
)

describe('whatever is split', () => {
  test('statements joined again are split the same way', () => {
    fc.assert(
      fc.property(fc.array(fc.array(piece).map((parts) => parts.join(' '))), (listings) => {
        const once = splitStatements(listings.join('\n;\n')).map(({ text }) => text)
        expect(splitStatements(once.join('\n;\n')).map(({ text }) => text)).toEqual(once)
      }),
    )
  })

  test('every statement occurs in the source, in order, and its line has its first word', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .array(fc.oneof(piece, fc.constantFrom(';', "'", '"', '--', '/*')))
            .map((parts) => parts.join('')),
        ),
        (source) => {
          let from = 0
          for (const { text, line } of splitStatements(source)) {
            const at = source.indexOf(text, from)
            expect(at).toBeGreaterThanOrEqual(from)
            from = at + text.length
            expect(line).toBeGreaterThanOrEqual(source.slice(0, at).split('\n').length)
            expect(source.split('\n')[line - 1]?.trim()).not.toBe('')
          }
        },
      ),
      { numRuns: 2000 },
    )
  })
})
