import type { Rule } from '#server/site/diagrams/railroad/parse-grammar.ts'
import type { Database } from '../server/database.ts'
import { accepts } from './accepts.ts'
import { derive, type Tokens, textOf } from './derive.ts'
import type { Diagram } from './diagrams/diagram.ts'
import { nearMisses } from './near-misses.ts'
import { shortestStatements } from './shortest.ts'
import { openWorld } from './world.ts'

const MOST_STATEMENTS = 24
const MOST_MISSES = 24

export interface DiagramReport {
  readonly accepted: number
  /** Statements that the server understood and refused for what they mean. */
  readonly meaningless: number
  /** Near misses that the server refused. */
  readonly refused: number
  /** Statements on which server and diagram disagree, to print. */
  readonly problems: readonly string[]
}

/**
 * Holds a diagram, given as the rules of its page, against the server: it must take what the diagram derives and refuse
 * what is nearly that. Throws when there is no such rule or the set-up fails.
 */
export async function verifyDiagram(
  page: readonly Rule[],
  { rule, words, setup, around = (statement) => statement, meaning = [], lenient = [] }: Diagram,
  database: Database,
): Promise<DiagramReport> {
  const rules = rootFirst(page, rule)
  const world = openWorld(database, setup)
  const unused = new Set([...meaning, ...lenient])
  const matches = (patterns: readonly RegExp[], text: string): boolean => {
    const found = patterns.filter((pattern) => pattern.test(text))
    for (const pattern of found) unused.delete(pattern)
    return found.length > 0
  }
  const problems: string[] = []
  const [accepted, meaningless]: [Tokens[], Tokens[]] = [[], []]
  for (const tokens of derive(rules, words, MOST_STATEMENTS)) {
    const statement = around(textOf(tokens))
    const answer = await world.run(statement)
    if (answer.kind !== 'error') accepted.push(tokens)
    else if (matches(meaning, answer.message)) meaningless.push(tokens)
    else problems.push(`the diagram allows, the server refuses\n  ${statement}\n  ${answer.message}`)
  }
  const understood = new Set([...accepted, ...meaningless].flat())
  for (const keyword of shortestStatements(rules, words).keys())
    if (!understood.has(keyword)) problems.push(`the server understood no statement with ${keyword}`)
  // That the server refuses what is nearly a statement proves something only if it takes the statement itself.
  const exemplary = accepted.length > 0 ? accepted : meaningless
  let refused = 0
  for (const tokens of nearMisses(exemplary, (miss) => accepts(rules, words, miss), MOST_MISSES)) {
    const statement = around(textOf(tokens))
    const answer = await world.run(statement)
    if (answer.kind === 'error' && !matches(meaning, answer.message)) refused++
    else if (!matches(lenient, statement))
      problems.push(`the diagram refuses, the server takes\n  ${statement}`)
  }
  for (const pattern of unused) problems.push(`nothing matches ${pattern} any more: remove it`)
  return { accepted: accepted.length, meaningless: meaningless.length, refused, problems }
}

/** The rules with the one to derive from first. Throws when there is none. */
export function rootFirst(rules: readonly Rule[], name: string | undefined): Rule[] {
  const root = name === undefined ? rules[0] : rules.find((rule) => rule.name === name)
  if (!root) throw new Error(`there is no rule ${name}`)
  return [root, ...rules.filter((rule) => rule !== root)]
}
