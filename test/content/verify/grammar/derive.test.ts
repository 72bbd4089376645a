import { expect, test } from 'vitest'
import { parseGrammar } from '#server/site/diagrams/railroad/parse-grammar.ts'
import { derive, type Words } from './derive.ts'

const derived = (ebnf: string, words: Words = {}, most = 24): string[] =>
  derive(parseGrammar(ebnf), words, most).map((tokens) => tokens.join(' '))

test.each<[title: string, ebnf: string, statements: string[]]>([
  ['a sequence', "a ::= 'A' 'B'", ['A B']],
  ['every alternative', "a ::= 'A' | 'B' 'C' | 'D'", ['A', 'B C', 'D']],
  ['an option with and without', "a ::= 'A' 'B'?", ['A', 'A B']],
  ['what may be missing up to twice', "a ::= 'A' 'B'*", ['A', 'A B', 'A B B']],
  ['what must be there once and twice', "a ::= 'A'+", ['A', 'A A']],
  ['the first rule, through the others', "a ::= b 'A' b ::= 'B' c ::= 'C'", ['B A']],
  ['options that do not stay in step', "a ::= 'A'? 'B'?", ['', 'A', 'A B', 'B']],
])('derives %s', (_title, ebnf, statements) => {
  expect(derived(ebnf).sort()).toEqual(statements)
})

test('words take turns from statement to statement', () => {
  expect(derived("a ::= 'A' n", { n: ['x', 'y'] })).toEqual(['A x', 'A y'])
})

test('words afresh begin with the first in each statement and none comes twice', () => {
  expect(derived("a ::= n ( ',' n )*", { n: { afresh: ['x', 'y', 'z'] } }).sort()).toEqual([
    'x',
    'x , y',
    'x , y , z',
  ])
})

test('words go before a rule of their name', () => {
  expect(derived("a ::= 'A' b b ::= 'B'", { b: ['x'] })).toEqual(['A x'])
})

test('an empty text leaves its name out', () => {
  expect(derived("a ::= 'A' n", { n: [''] })).toEqual(['A'])
})

test('stops at the most that is asked for', () => {
  expect(derived("a ::= 'A'? 'B'? 'C'?", {}, 3)).toHaveLength(3)
})

test('a rule that contains itself comes to an end', () => {
  expect(derived("a ::= 'A' | '(' a ')'")).toContain('( A )')
})

test.each<[title: string, ebnf: string, message: RegExp]>([
  ['that is neither rule nor has words', "a ::= 'A' nowhere", /"nowhere" is neither/],
  ['of a rule that never ends', "a ::= '(' a ')'", /never ends/],
])('throws on a name %s', (_title, ebnf, message) => {
  expect(() => derived(ebnf)).toThrow(message)
})
