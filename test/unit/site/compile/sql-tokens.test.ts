import { expect, test } from 'vitest'
import { createHighlighter } from '#server/site/compile/highlight/highlighter.ts'

/** Each run of a listing with its class before it, lines apart. */
async function marked(code: string): Promise<string> {
  const lines = await createHighlighter().tokenize(code, 'sql')
  return lines
    .map((line) =>
      line.map(({ text, className = '' }) => (className ? `[${className} ${text}]` : text)).join(''),
    )
    .join('\n')
}

test.each([
  ['keywords in any case', 'select x FROM y', '[k select] x [k FROM] y'],
  ['functions where they are called', 'avg(avg), count (*)', '[f avg](avg), [f count] ([o *])'],
  ['words in capitals, which samples write no names in', 'UPSERT KEYS(rows)', '[k UPSERT KEYS](rows)'],
  [
    'types, and columns of their names',
    'timestamp TIMESTAMP, b DOUBLE',
    'timestamp [t TIMESTAMP], b [t DOUBLE]',
  ],
  ['casts', "'1'::symbol", "[s '1'][o ::][t symbol]"],
  ['strings with quotes in them', "'it''s' || x", "[s 'it''s' ][o ||] x"],
  ['numbers and units', '1.5e3, 10s, 1_000, x1', '[n 1.5e3], [n 10s], [n 1_000], x1'],
  ['names in quotes and parameters as text', '"select" = $1', '"select" [o =] $1'],
  ['comments', 'x -- select\ny', 'x [c -- select]\ny'],
  ['comments and strings of several lines', "/* a\nb */ 'c\nd'", "[c /* a]\n[c b */ ][s 'c]\n[s d']"],
  ['words of other letters as text', 'größe_select', 'größe_select'],
  ['empty lines', 'x\n\ny', 'x\n\ny'],
])('SQL is highlighted: %s', async (_name, code, expected) => {
  expect(await marked(code)).toBe(expected)
})
