import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Expression, parseGrammar, type Rule } from '#server/site/diagrams/railroad/parse-grammar.ts'
import { accepts } from './accepts.ts'
import { derive, type Words } from './derive.ts'

const WORDS: Words = { name: ['trades'], number: ['1', '2'], nothing: ['', 'x'] }

/** Strings near a grammar; the property below has those that it derives. */
test.each<[ebnf: string, text: string, isAccepted: boolean]>([
  ["a ::= 'A' 'B'", 'A', false],
  ["a ::= 'A' 'B'", 'A B B', false],
  ["a ::= 'A' 'B'", 'B A', false],
  ["a ::= 'A' | 'B'", 'C', false],
  ["a ::= 'A'? 'B'", 'A A B', false],
  ["a ::= 'A'+ 'B'", 'B', false],
  ["a ::= 'A' name", 'A other', true],
  ["a ::= 'A' name", 'A 1', false],
  ["a ::= 'A' name", 'A', false],
  ["a ::= 'A' number", 'A trades', false],
  ["a ::= 'A' b b ::= 'B' | '(' a ')'", 'A ( A ( A B ) )', true],
  ["a ::= 'A' b b ::= 'B' | '(' a ')'", 'A ( A ( A B )', false],
])('%s and %s: %s', (ebnf, text, isAccepted) => {
  expect(accepts(parseGrammar(ebnf), WORDS, text.split(' '))).toBe(isAccepted)
})

/** Grammars of two rules, of which the second is not recursive and the first may use both words and the second. */
const { expression } = fc.letrec<{ expression: Expression }>((tie) => {
  const items = fc.array(tie('expression'), { minLength: 1, maxLength: 3 })
  return {
    expression: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.constantFrom('A', 'B', 'trades').map((text): Expression => ({ kind: 'terminal', text })),
      fc.constantFrom('name', 'number', 'nothing').map((name): Expression => ({ kind: 'name', name })),
      items.map((items): Expression => ({ kind: 'sequence', items })),
      items.map((items): Expression => ({ kind: 'choice', items })),
      fc
        .tuple(tie('expression'), fc.constantFrom('?', '*', '+'))
        .map(([item, sign]): Expression => ({ kind: 'repeat', item, sign })),
    ),
  }
})

const rule = (name: string, expression: Expression): Rule => ({ name, expression, source: '' })

test('whatever a grammar derives, it accepts', () => {
  fc.assert(
    fc.property(expression, expression, (first, second) => {
      const use: Expression = { kind: 'sequence', items: [first, { kind: 'name', name: 'second' }] }
      const rules = [rule('first', use), rule('second', second)]
      for (const tokens of derive(rules, WORDS, 20)) expect(accepts(rules, WORDS, tokens)).toBe(true)
    }),
  )
})
