import type { Rule } from '#server/site/railroad/grammar.ts'
import { parseGrammar } from '#server/site/railroad/parse-grammar.ts'
import type { PageFacts } from '../collect-samples.ts'
import type { Database } from '../database.ts'
import { accepts } from './accepts.ts'
import { derive, type Tokens, textOf } from './derive.ts'
import type { Diagram } from './diagrams/diagram.ts'
import { DIAGRAMS } from './diagrams.ts'
import { nearMisses } from './near-misses.ts'
import { neverUnderstood } from './never-understood.ts'
import { openWorld } from './world.ts'

/** Of each diagram. */
const MOST_STATEMENTS = 24
const MOST_MISSES = 24

export interface GrammarReport {
  /** Whose diagrams were held against the server. */
  readonly pages: number
  readonly accepted: number
  /** Statements that the server understood and refused for what they mean. */
  readonly meaningless: number
  /** Near misses that the server refused. */
  readonly refused: number
  /** What the server took and a diagram refuses, or the other way round, as lines to print. */
  readonly problems: readonly string[]
}

/** Holds the syntax diagrams of pages against the server: it takes what they derive and refuses what is nearly that. */
export async function verifyGrammar(pages: readonly PageFacts[], database: Database): Promise<GrammarReport> {
  const reports: GrammarReport[] = []
  for (const page of pages) {
    const diagrams = diagramsOf(page)
    const rules = page.grammars.flatMap(parseGrammar)
    for (const [index, diagram] of diagrams.entries()) {
      const report = await verifyDiagram(rootFirst(rules, diagram.rule), diagram, database)
      const problems = report.problems.map((problem) => `content/${page.file}: ${problem}`)
      reports.push({ ...report, problems, pages: index === 0 ? 1 : 0 })
    }
  }
  const sum = (count: (report: GrammarReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0)
  return {
    pages: sum((report) => report.pages),
    accepted: sum((report) => report.accepted),
    meaningless: sum((report) => report.meaningless),
    refused: sum((report) => report.refused),
    problems: reports.flatMap((report) => report.problems),
  }
}

async function verifyDiagram(
  rules: readonly Rule[],
  { words, setup, around = (statement) => statement, meaning = [], lenient = [], busy }: Diagram,
  database: Database,
): Promise<Omit<GrammarReport, 'pages'>> {
  const world = openWorld(database, setup, busy)
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
  for (const keyword of neverUnderstood(rules, words, [...accepted, ...meaningless]))
    problems.push(`the server understood no statement with ${keyword}`)
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
function rootFirst(rules: readonly Rule[], name: string | undefined): Rule[] {
  const root = name === undefined ? rules[0] : rules.find((rule) => rule.name === name)
  if (!root) throw new Error(`there is no rule ${name}`)
  return [root, ...rules.filter((rule) => rule !== root)]
}

const diagramsOf = ({ file }: PageFacts): readonly Diagram[] => [DIAGRAMS[file] ?? []].flat()
