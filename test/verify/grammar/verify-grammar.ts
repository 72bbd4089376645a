import { parseGrammar } from '#server/site/railroad/parse-grammar.ts'
import type { Rule } from '#server/site/railroad/grammar.ts'
import type { PageFacts } from '../collect-samples.ts'
import type { Database } from '../database.ts'
import { accepts } from './accepts.ts'
import { derive, type Tokens } from './derive.ts'
import { DIAGRAMS } from './diagrams.ts'
import type { Diagram } from './diagrams/diagram.ts'
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
  readonly misses: number
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
    misses: sum((report) => report.misses),
    problems: reports.flatMap((report) => report.problems),
  }
}

async function verifyDiagram(
  rules: readonly Rule[],
  { words, setup, around = (statement) => statement, meaning = [], lenient = [] }: Diagram,
  database: Database,
): Promise<Omit<GrammarReport, 'pages'>> {
  const world = openWorld(database, setup)
  const problems: string[] = []
  const [accepted, meaningless]: [Tokens[], Tokens[]] = [[], []]
  for (const tokens of derive(rules, words, MOST_STATEMENTS)) {
    const statement = around(tokens.join(' '))
    const answer = await world.run(statement)
    if (answer.kind !== 'error') accepted.push(tokens)
    else if (matches(meaning, answer.message)) meaningless.push(tokens)
    else problems.push(`the diagram allows, the server refuses\n  ${statement}\n  ${answer.message}`)
  }
  // What nearly is a statement that the server does not understand would prove nothing.
  const understood = [...accepted, ...meaningless]
  for (const keyword of neverUnderstood(rules, words, understood))
    problems.push(`the server understood no statement with ${keyword}`)
  const misses = nearMisses(understood, (miss) => accepts(rules, words, miss), MOST_MISSES)
  for (const tokens of misses) {
    const statement = around(tokens.join(' '))
    const answer = await world.run(statement)
    if (answer.kind === 'error' ? !matches(meaning, answer.message) : matches(lenient, statement)) continue
    problems.push(`the diagram refuses, the server takes\n  ${statement}`)
  }
  return { accepted: accepted.length, meaningless: meaningless.length, misses: misses.length, problems }
}

const matches = (patterns: readonly RegExp[], text: string): boolean =>
  patterns.some((pattern) => pattern.test(text))

/** The rules with the one to derive from first. Throws when there is none. */
function rootFirst(rules: readonly Rule[], name: string | undefined): Rule[] {
  const root = name === undefined ? rules[0] : rules.find((rule) => rule.name === name)
  if (!root) throw new Error(`there is no rule ${name}`)
  return [root, ...rules.filter((rule) => rule !== root)]
}

const diagramsOf = ({ file }: PageFacts): readonly Diagram[] => [DIAGRAMS[nameOf(file)] ?? []].flat()

/** A page as it is called in the list of diagrams. */
const nameOf = (file: string): string => file.replace(/^docs\/|\.mdx$/g, '')
