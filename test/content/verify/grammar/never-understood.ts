import type { Expression, Rule } from '#server/site/diagrams/railroad/parse-grammar.ts'
import { type Tokens, textsOf, type Words } from './derive.ts'

/** Keywords and signs that the first rule leads to and that none of the statements has. */
export function neverUnderstood(
  rules: readonly Rule[],
  words: Words,
  understood: readonly Tokens[],
): readonly string[] {
  const seen = new Set(understood.flat())
  return [...terminalsOf(rules, words)].filter((terminal) => !seen.has(terminal))
}

function terminalsOf(rules: readonly Rule[], words: Words): Set<string> {
  const byName = new Map(rules.map((rule) => [rule.name, rule.expression]))
  const terminals = new Set<string>()
  const followed = new Set<string>()
  const follow = (expression: Expression): void => {
    switch (expression.kind) {
      case 'terminal':
        terminals.add(expression.text)
        return
      case 'name': {
        const rule = byName.get(expression.name)
        if (!rule || followed.has(expression.name) || textsOf(words, expression.name)) return
        followed.add(expression.name)
        follow(rule)
        return
      }
      case 'repeat':
        follow(expression.item)
        return
      default:
        expression.items.forEach(follow)
    }
  }
  if (rules[0]) follow(rules[0].expression)
  return terminals
}
