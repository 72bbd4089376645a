import type { Expression, Rule } from '#server/site/diagrams/railroad/parse-grammar.ts'
import { type Tokens, textsOf, type Words } from './derive.ts'

const IDENTIFIER = /^[A-Za-z_]\w*$/

/** Checks whether a grammar's first rule derives the tokens. Any identifier matches a place for one. */
export function accepts(rules: readonly Rule[], words: Words, tokens: Tokens): boolean {
  const byName = new Map(rules.map((rule) => [rule.name, rule.expression]))
  const known = new Map<Expression, Map<number, ReadonlySet<number>>>()

  const endsOf = (expression: Expression, from: number): ReadonlySet<number> => {
    const memo = known.get(expression) ?? new Map<number, ReadonlySet<number>>()
    known.set(expression, memo)
    const ends = memo.get(from) ?? find(expression, from)
    memo.set(from, ends)
    return ends
  }

  const find = (expression: Expression, from: number): ReadonlySet<number> => {
    switch (expression.kind) {
      case 'terminal':
        return new Set(tokens[from] === expression.text ? [from + 1] : [])
      case 'name':
        return named(expression.name, from)
      case 'choice':
        return new Set(expression.items.flatMap((item) => [...endsOf(item, from)]))
      case 'sequence':
        return expression.items.reduce(endsAfter, new Set([from]))
      case 'repeat': {
        const once = endsOf(expression.item, from)
        let ends = new Set(expression.sign === '+' ? once : [from, ...once])
        for (let size = 0; expression.sign !== '?' && size < ends.size; ) {
          size = ends.size
          ends = new Set([...ends, ...endsAfter(ends, expression.item)])
        }
        return ends
      }
    }
  }

  const endsAfter = (starts: ReadonlySet<number>, item: Expression): ReadonlySet<number> =>
    new Set([...starts].flatMap((start) => [...endsOf(item, start)]))

  const named = (name: string, from: number): ReadonlySet<number> => {
    const token = tokens[from]
    const samples = textsOf(words, name)
    if (samples) {
      const fits =
        token !== undefined &&
        (samples.includes(token) || (IDENTIFIER.test(token) && samples.some((word) => IDENTIFIER.test(word))))
      return new Set([...(fits ? [from + 1] : []), ...(samples.includes('') ? [from] : [])])
    }
    const rule = byName.get(name)
    return rule ? endsOf(rule, from) : new Set()
  }

  const [first] = rules
  return first !== undefined && endsOf(first.expression, 0).has(tokens.length)
}
