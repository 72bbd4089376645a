import type { Expression, Rule } from '#server/site/diagrams/railroad/parse-grammar.ts'
import { type Tokens, textsOf, type Words } from './derive.ts'

/** A token, or a name whose samples alternate once the statement is complete. */
type Part = string | { readonly name: string }
type Parts = readonly Part[]

/** The shortest way through an expression, null when it only leads back to itself; and the shortest by each terminal. */
interface Ways {
  readonly any: Parts | null
  readonly through: ReadonlyMap<string, Parts>
}

const NOWHERE: Ways = { any: null, through: new Map() }

/** For each terminal that the first rule leads to, the shortest statement that has it. */
export function shortestStatements(rules: readonly Rule[], words: Words): Map<string, Tokens> {
  const [root] = rules
  if (!root) return new Map()
  const { through } = createWalk(rules, words)(root.name)
  return new Map([...through].map(([terminal, parts]) => [terminal, filled(parts, words)]))
}

/** Finds the ways through a rule, by its name. */
function createWalk(rules: readonly Rule[], words: Words): (name: string) => Ways {
  const byName = new Map(rules.map((rule) => [rule.name, rule.expression]))
  const open = new Set<string>()
  /** Of rules that contain themselves: found from the innermost outwards. */
  const shortest = new Map<string, Parts>()

  const waysOf = (expression: Expression): Ways => {
    switch (expression.kind) {
      case 'terminal':
        return { any: [expression.text], through: new Map([[expression.text, [expression.text]]]) }
      case 'name':
        return named(expression.name)
      case 'choice':
        return expression.items.map(waysOf).reduce(shorter, NOWHERE)
      case 'sequence':
        return expression.items.map(waysOf).reduce(joined, { any: [], through: new Map() })
      case 'repeat': {
        const { any, through } = waysOf(expression.item)
        return { any: expression.sign === '+' ? any : [], through }
      }
    }
  }

  const named = (name: string): Ways => {
    const texts = textsOf(words, name)
    if (texts) return { any: texts.includes('') ? [] : [{ name }], through: new Map() }
    return ruleWays(name)
  }

  const ruleWays = (name: string): Ways => {
    const expression = byName.get(name)
    if (!expression) return NOWHERE
    if (open.has(name)) return { any: shortest.get(name) ?? null, through: new Map() }
    open.add(name)
    const ways = waysOf(expression)
    open.delete(name)
    return ways
  }

  for (let found = -1; found < shortest.size; ) {
    found = shortest.size
    for (const { name } of rules) {
      const { any } = ruleWays(name)
      if (any) shortest.set(name, any)
    }
  }
  return ruleWays
}

function shorter(a: Ways, b: Ways): Ways {
  const through = new Map(a.through)
  for (const [terminal, parts] of b.through) {
    const known = through.get(terminal)
    if (!known || parts.length < known.length) through.set(terminal, parts)
  }
  if (!a.any || !b.any) return { any: a.any ?? b.any, through }
  return { any: b.any.length < a.any.length ? b.any : a.any, through }
}

function joined(before: Ways, after: Ways): Ways {
  if (!before.any && before.through.size === 0) return NOWHERE
  const through = new Map<string, Parts>()
  if (after.any)
    for (const [terminal, parts] of before.through) through.set(terminal, [...parts, ...after.any])
  const any = before.any && after.any ? [...before.any, ...after.any] : null
  if (!before.any) return { any, through }
  const behind = new Map(
    [...after.through].map(([terminal, parts]) => [terminal, [...(before.any ?? []), ...parts]]),
  )
  return { any, through: shorter({ any: null, through }, { any: null, through: behind }).through }
}

function filled(parts: Parts, words: Words): Tokens {
  const turns = new Map<string, number>()
  return parts.map((part) => {
    if (typeof part === 'string') return part
    const texts = textsOf(words, part.name) ?? []
    const turn = turns.get(part.name) ?? 0
    turns.set(part.name, turn + 1)
    return texts[turn % texts.length] ?? ''
  })
}
