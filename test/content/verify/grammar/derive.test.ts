import { expect, test } from 'vitest'
import { parseGrammar } from '#server/site/diagrams/railroad/parse-grammar.ts'
import { derive, type Words } from './derive.ts'

const derived = (ebnf: string, words: Words = {}, most = 24): string[] =>
  derive(parseGrammar(ebnf), words, most).map((tokens) => tokens.join(' '))

test.each<[title: string, ebnf: string, words: Words, statements: string[]]>([
  ['every alternative', "a ::= 'A' | 'B' 'C' | 'D'", {}, ['A', 'B C', 'D']],
  ['an option with and without', "a ::= 'A' 'B'?", {}, ['A', 'A B']],
  ['what may be missing up to twice', "a ::= 'A' 'B'*", {}, ['A', 'A B', 'A B B']],
  ['what must be there once and twice', "a ::= 'A'+", {}, ['A', 'A A']],
  ['the first rule, through the others', "a ::= b 'A' b ::= 'B' c ::= 'C'", {}, ['B A']],
  ['options that do not stay in step', "a ::= 'A'? 'B'?", {}, ['', 'A', 'A B', 'B']],
  ['words in turn', "a ::= 'A' n", { n: ['x', 'y'] }, ['A x', 'A y']],
  [
    'words afresh, none twice',
    "a ::= n ( ',' n )*",
    { n: { afresh: ['x', 'y', 'z'] } },
    ['x', 'x , y', 'x , y , z'],
  ],
  ['words before a rule of their name', "a ::= 'A' b b ::= 'B'", { b: ['x'] }, ['A x']],
  ['nothing for an empty text', "a ::= 'A' n", { n: [''] }, ['A']],
])('derives %s', (_title, ebnf, words, statements) => {
  expect(derived(ebnf, words).sort()).toEqual(statements)
})

test('derives no more than is asked for, and comes to an end where a rule contains itself', () => {
  expect(derived("a ::= 'A'? 'B'? 'C'?", {}, 3)).toHaveLength(3)
  expect(derived("a ::= 'A' | '(' a ')'")).toContain('( A )')
})

test.each<[title: string, ebnf: string, message: RegExp]>([
  ['that is neither rule nor has words', "a ::= 'A' nowhere", /"nowhere" is neither/],
  ['of a rule that never ends', "a ::= '(' a ')'", /never ends/],
])('throws on a name %s', (_title, ebnf, message) => {
  expect(() => derived(ebnf)).toThrow(message)
})
