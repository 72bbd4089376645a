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
        return expression.items.reduce(after, new Set([from]))
      case 'repeat':
        return repeated(expression, from)
    }
  }

  const after = (starts: ReadonlySet<number>, item: Expression): ReadonlySet<number> => {
    const ends = new Set<number>()
    for (const start of starts) for (const end of endsOf(item, start)) ends.add(end)
    return ends
  }

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

  const repeated = ({ item, sign }: Expression & { kind: 'repeat' }, from: number): ReadonlySet<number> => {
    const ends = new Set<number>(sign === '+' ? [] : [from])
    let starts: readonly number[] = [from]
    while (starts.length > 0) {
      const next = starts.flatMap((start) => [...endsOf(item, start)]).filter((end) => !ends.has(end))
      for (const end of next) ends.add(end)
      starts = sign === '?' ? [] : [...new Set(next)]
    }
    return ends
  }

  const [first] = rules
  return first !== undefined && endsOf(first.expression, 0).has(tokens.length)
}
