import type { Expression, Rule } from '#server/site/diagrams/railroad/parse-grammar.ts'
import { type Tokens, textsOf, type Words } from './derive.ts'

/** A token, or a name whose samples alternate once the statement is complete. */
type Part = string | { readonly name: string }
type Way = readonly Part[]

/** For each terminal that the first rule leads to, the shortest statement that has it. */
export function shortestStatements(rules: readonly Rule[], words: Words): Map<string, Tokens> {
  const byName = new Map(rules.map((rule) => [rule.name, rule.expression]))
  /** The shortest of all ways through each rule, found from the innermost rules outwards. */
  const shortest = new Map<string, Way>()

  /** The shortest way through an expression that has the terminal, or of all; null where none has it. */
  const wayThrough = (
    expression: Expression,
    terminal: string | null,
    open: readonly string[],
  ): Way | null => {
    switch (expression.kind) {
      case 'terminal':
        return terminal === null || terminal === expression.text ? [expression.text] : null
      case 'name':
        return wayThroughName(expression.name, terminal, open)
      case 'choice':
        return least(expression.items.map((item) => wayThrough(item, terminal, open)))
      case 'repeat':
        return terminal === null && expression.sign !== '+' ? [] : wayThrough(expression.item, terminal, open)
      case 'sequence': {
        const any = expression.items.map((item) => wayThrough(item, null, open))
        if (terminal === null) return joined(any)
        return least(
          expression.items.map((item, at) => joined(any.with(at, wayThrough(item, terminal, open)))),
        )
      }
    }
  }

  const wayThroughName = (name: string, terminal: string | null, open: readonly string[]): Way | null => {
    const texts = textsOf(words, name)
    if (texts && terminal === null) return texts.includes('') ? [] : [{ name }]
    if (terminal === null) return shortest.get(name) ?? null
    const rule = texts || open.includes(name) ? undefined : byName.get(name)
    return rule ? wayThrough(rule, terminal, [...open, name]) : null
  }

  for (let found = -1; found < shortest.size; ) {
    found = shortest.size
    for (const { name, expression } of rules) {
      const way = wayThrough(expression, null, [])
      if (way) shortest.set(name, way)
    }
  }
  const statements = new Map<string, Tokens>()
  for (const { name, expression } of rules.slice(0, 1))
    for (const terminal of terminalsOf(expression, byName, words)) {
      const way = wayThrough(expression, terminal, [name])
      if (way) statements.set(terminal, filled(way, words))
    }
  return statements
}

const least = (ways: readonly (Way | null)[]): Way | null =>
  ways.reduce((best, way) => (best && (!way || way.length >= best.length) ? best : way), null)

const joined = (ways: readonly (Way | null)[]): Way | null =>
  ways.every((way) => way !== null) ? ways.flat() : null

/** The terminals below a rule, in the order in which a reader of the diagram meets them. */
function terminalsOf(root: Expression, byName: ReadonlyMap<string, Expression>, words: Words): Set<string> {
  const [terminals, seen] = [new Set<string>(), new Set<string>()]
  const visit = (expression: Expression): void => {
    if (expression.kind === 'terminal') terminals.add(expression.text)
    else if (expression.kind === 'repeat') visit(expression.item)
    else if (expression.kind !== 'name') expression.items.forEach(visit)
    else if (!textsOf(words, expression.name) && !seen.has(expression.name)) {
      seen.add(expression.name)
      const rule = byName.get(expression.name)
      if (rule) visit(rule)
    }
  }
  visit(root)
  return terminals
}

function filled(way: Way, words: Words): Tokens {
  const turns = new Map<string, number>()
  return way.map((part) => {
    if (typeof part === 'string') return part
    const texts = textsOf(words, part.name) ?? []
    const turn = turns.get(part.name) ?? 0
    turns.set(part.name, turn + 1)
    return texts[turn % texts.length] ?? ''
  })
}
