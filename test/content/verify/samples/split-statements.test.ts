import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitStatements } from './split-statements.ts'

/** Each statement with the line of its first word. */
test.each<[title: string, source: string, statements: string[]]>([
  ['at semicolons, of which the last may be missing', 'SELECT 1; SELECT 2', ['1: SELECT 1', '1: SELECT 2']],
  ['with their comments', '\n-- why\nSELECT 1;\n\nSELECT\n 2', ['3: -- why\nSELECT 1', '5: SELECT\n 2']],
  ['not inside strings', "SELECT 'a;b', 'it''s;';", ["1: SELECT 'a;b', 'it''s;'"]],
  ['at a backslash, which escapes nothing', "SELECT 'a\\'; SELECT 2", ["1: SELECT 'a\\'", '1: SELECT 2']],
  ['not inside quoted identifiers', 'SELECT "a;b", `c;d`;', ['1: SELECT "a;b", `c;d`']],
  ['not inside comments', 'A -- a; b\n; SELECT /* ; */ 2', ['1: A -- a; b', '2: SELECT /* ; */ 2']],
  ['not inside nested comments', 'SELECT /* a /* ; */ ; */ 1', ['1: SELECT /* a /* ; */ ; */ 1']],
  ['quotes in comments open nothing', "A -- it's\n; SELECT 2", ["1: A -- it's", '2: SELECT 2']],
  ['comments in strings open nothing', "A '--'; B '/*'; C", ["1: A '--'", "1: B '/*'", '1: C']],
  ['minus is no comment', 'SELECT 3 - -1; SELECT 2', ['1: SELECT 3 - -1', '1: SELECT 2']],
  ['nothing but comments is none', '-- SELECT 1;\n/* ; */ ;;\n', []],
  ['an open string takes the rest', "SELECT 'a; SELECT 2", ["1: SELECT 'a; SELECT 2"]],
])('a listing is split %s', (_title, source, statements) => {
  expect(splitStatements(source).map(({ line, text }) => `${line}: ${text}`)).toEqual(statements)
})

const PIECES = ['SELECT 1', "'a;b'", '"x;y"', '`z;`', '-- c; d\n', '/* e; */', '/*', '\n', ' ', ';', "'", '"']
const listing = fc.array(fc.constantFrom(...PIECES)).map((parts) => parts.join(''))

test('every statement occurs in the source, in order, and its line has its first word', () => {
  fc.assert(
    fc.property(listing, (source) => {
      let from = 0
      for (const { text, line } of splitStatements(source)) {
        const at = source.indexOf(text, from)
        expect(at).toBeGreaterThanOrEqual(from)
        from = at + text.length
        expect(line).toBeGreaterThanOrEqual(source.slice(0, at).split('\n').length)
        expect(source.split('\n')[line - 1]?.trim()).not.toBe('')
      }
    }),
  )
})
