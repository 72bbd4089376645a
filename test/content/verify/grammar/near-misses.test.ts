import { expect, test } from 'vitest'
import { parseGrammar } from '#server/site/diagrams/railroad/parse-grammar.ts'
import { accepts } from './accepts.ts'
import type { Tokens } from './derive.ts'
import { nearMisses } from './near-misses.ts'

const DROP = "a ::= 'DROP' 'TABLE' ( 'x' | 'y' )?"
const OF_DROP = [
  'TABLE x',
  'DROPX TABLE x',
  'DROP DROP TABLE x',
  'DROP x',
  'DROP TABLEX x',
  'DROP TABLE TABLE x',
]
const LAST = ['TABLE', 'DROPX TABLE', 'DROP DROP TABLE', 'DROP', 'DROP TABLEX']
const MANY = "a ::= 'DROP'* 'ALL'? 'TABLE'"

test.each<[title: string, ebnf: string, statements: string[], most: number, misses: string[]]>([
  ['lack a keyword, misspell it or say it twice', DROP, ['DROP TABLE x'], 9, OF_DROP],
  ['do not say the last word twice', DROP, ['DROP TABLE'], 9, LAST],
  ['take each slip once, whichever statement it is from', DROP, ['DROP TABLE x', 'DROP TABLE y'], 9, OF_DROP],
  ['are nothing that the grammar accepts', MANY, ['TABLE'], 9, ['', 'TABLEX']],
  ['leave names and signs alone', "a ::= 'x' ','", ['x ,'], 9, []],
  ['come from all over when there are too many', DROP, ['DROP TABLE x'], 2, ['TABLE x', 'DROP x']],
])('near misses %s', (_title, ebnf, statements, most, misses) => {
  const rules = parseGrammar(ebnf)
  const isAccepted = (tokens: Tokens) => accepts(rules, {}, tokens)
  const tokens = statements.map((statement) => statement.split(' '))
  expect(nearMisses(tokens, isAccepted, most).map((miss) => miss.join(' '))).toEqual(misses)
})
