import { describe, expect, test } from 'vitest'
import { parseGrammar } from '#server/site/diagrams/railroad/parse-grammar.ts'
import { accepts } from './accepts.ts'
import type { Tokens } from './derive.ts'
import { nearMisses } from './near-misses.ts'
import { neverUnderstood } from './never-understood.ts'

const missesOf = (ebnf: string, statements: readonly string[], most = 100): string[] => {
  const rules = parseGrammar(ebnf)
  const isAccepted = (tokens: Tokens) => accepts(rules, {}, tokens)
  const tokens = statements.map((statement) => statement.split(' '))
  return nearMisses(tokens, isAccepted, most).map((miss) => miss.join(' '))
}

describe('near misses', () => {
  test('lack a keyword, misspell it or say it twice, but for the last', () => {
    expect(missesOf("a ::= 'DROP' 'TABLE'", ['DROP TABLE'])).toEqual([
      'TABLE',
      'DROPX TABLE',
      'DROP DROP TABLE',
      'DROP',
      'DROP TABLEX',
    ])
  })

  test('are nothing that the grammar accepts', () => {
    const misses = missesOf("a ::= 'DROP'* 'ALL'? 'TABLE'", ['DROP ALL TABLE'])
    expect(misses).not.toContain('ALL TABLE')
    expect(misses).not.toContain('DROP TABLE')
    expect(misses).not.toContain('DROP DROP ALL TABLE')
    expect(misses).toContain('DROP ALL ALL TABLE')
  })

  test('leave names and signs alone', () => {
    expect(missesOf("a ::= 'x' ','", ['x ,'])).toEqual([])
  })

  test('take each slip once, whichever statement it comes from', () => {
    const ebnf = "a ::= 'DROP' 'TABLE' ( 'x' | 'y' )"
    expect(missesOf(ebnf, ['DROP TABLE x', 'DROP TABLE y'])).toEqual(missesOf(ebnf, ['DROP TABLE x']))
  })

  test('are all different', () => {
    const misses = missesOf("a ::= 'DROP' ( 'TABLE' | 'VIEW' ) 'x'", ['DROP TABLE x', 'DROP VIEW x'])
    expect(misses.filter((miss) => miss === 'DROP x')).toHaveLength(1)
  })

  test('come from all over the statements when there are too many', () => {
    const misses = missesOf("a ::= 'ONE' 'TWO' 'THREE' 'FOUR'", ['ONE TWO THREE FOUR'], 3)
    expect(misses).toHaveLength(3)
    expect(misses.at(-1)).toContain('FOUR')
  })
})

describe('what no statement has', () => {
  const rules = parseGrammar("a ::= 'A' ( 'B' | c | d )? c ::= 'C' a? d ::= 'D' e ::= 'E'")

  test.each<[statements: string[], words: Record<string, string[]>, never: string[]]>([
    [[], {}, ['A', 'B', 'C', 'D']],
    [['A B', 'A C A'], {}, ['D']],
    [['A B', 'A C', 'A D'], {}, []],
    [['A B', 'A x'], { c: ['x'] }, ['D']],
  ])('of %j with the words %j is %j', (statements, words, never) => {
    const tokens = statements.map((statement) => statement.split(' '))
    expect(neverUnderstood(rules, words, tokens)).toEqual(never)
  })
})
