import fc from 'fast-check'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { beforeAll, expect, test } from 'vitest'
import { sharePatterns } from '#server/site/compile/highlight/share-patterns.ts'

let engine: Awaited<ReturnType<typeof createOnigurumaEngine>>
beforeAll(async () => {
  engine = await createOnigurumaEngine(import('shiki/wasm'))
})

const PATTERNS = [
  'a',
  'b+',
  'ab',
  '(?<=a)b',
  '\\Gb',
  '\\Ga|c',
  '^c',
  'b$',
  '(a)(c)?',
  '\\bca',
  '',
  '(?!b).',
  'é',
]
const LINE = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', 'é', '\n'), maxLength: 12 })

test('a list of patterns finds what a scanner of all of them finds, wherever it looks and whatever came before', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.constantFrom(...PATTERNS), { minLength: 1, maxLength: 6 }), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.array(LINE, { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(12), fc.constantFrom(0, 1, 4)), { maxLength: 20 }),
      (lists, lines, looks) => {
        const shared = sharePatterns(engine)
        const pairs = lists.map((list) => [engine.createScanner(list), shared.createScanner(list)] as const)
        const strings = lines.map((line) => engine.createString(line))
        for (const [list, line, from, options] of looks) {
          const [plain, ours] = pairs[list % pairs.length] ?? []
          const string = strings[line % strings.length]
          if (!string) continue
          const start = Math.min(from, string.content.length)
          expect(ours?.findNextMatchSync(string, start, options)).toEqual(
            plain?.findNextMatchSync(string, start, options),
          )
        }
        for (const string of strings) string.dispose?.()
        for (const [plain] of pairs) plain.dispose?.()
      },
    ),
    { numRuns: 500 },
  )
})
