import type { Rule } from '#server/site/railroad/grammar.ts'
import { parseGrammar } from '#server/site/railroad/parse-grammar.ts'
import type { Answer } from '../answer.ts'
import type { PageFacts } from '../collect-samples.ts'
import type { Database } from '../database.ts'
import { splitStatements } from '../split-statements.ts'
import { accepts } from './accepts.ts'
import { derive, type Tokens } from './derive.ts'
import { nearMisses } from './near-misses.ts'
import { DIAGRAMS, type Diagram } from './diagrams.ts'

const MOST_STATEMENTS = 24
const MOST_MISSES = 24

export interface GrammarReport {
  readonly pages: number
  readonly statements: number
  readonly misses: number
  /** What the server took and the diagram refuses, or the other way round, as lines to print. */
  readonly problems: readonly string[]
}

/** Holds the syntax diagrams of pages against the server: it takes what they derive and refuses what is nearly that. */
export async function verifyGrammar(pages: readonly PageFacts[], database: Database): Promise<GrammarReport> {
  const problems: string[] = []
  let [checked, statements, misses] = [0, 0, 0]
  for (const page of pages) {
    const diagram = DIAGRAMS[page.file.replace(/^docs\/|\.mdx$/g, '')]
    if (!diagram) continue
    checked++
    const rules = rootFirst(page.grammars.flatMap(parseGrammar), diagram.rule)
    const derived = derive(rules, diagram.words, MOST_STATEMENTS)
    const missed = nearMisses(derived, (tokens) => accepts(rules, diagram.words, tokens), MOST_MISSES)
    statements += derived.length
    misses += missed.length
    const world = openWorld(database, diagram)
    for (const tokens of derived) {
      const { statement, answer } = await world.run(tokens)
      if (answer.kind === 'error' && !matches(diagram.meaning, answer.message))
        problems.push(`content/${page.file}: the diagram allows, the server refuses\n  ${statement}\n  ${answer.message}`)
    }
    for (const tokens of missed) {
      const { statement, answer } = await world.run(tokens)
      if (answer.kind !== 'error' && !matches(diagram.lenient, statement))
        problems.push(`content/${page.file}: the diagram refuses, the server takes\n  ${statement}`)
    }
  }
  return { pages: checked, statements, misses, problems }
}

const matches = (patterns: readonly RegExp[] | undefined, text: string): boolean =>
  patterns?.some((pattern) => pattern.test(text)) ?? false

/** The rules with the one to derive from first. Throws when there is none. */
function rootFirst(rules: readonly Rule[], name: string | undefined): Rule[] {
  const root = name === undefined ? rules[0] : rules.find((rule) => rule.name === name)
  if (!root) throw new Error(`there is no rule ${name}`)
  return [root, ...rules.filter((rule) => rule !== root)]
}

/** Runs statements each in the same world: after one that may have changed it, it is made anew. */
function openWorld(database: Database, { setup, around = (statement) => statement }: Diagram) {
  let isFresh = false
  const renew = async () => {
    await database.clear()
    for (const { text } of splitStatements(setup)) {
      const answer = await database.execute(text)
      if (answer.kind === 'error') throw new Error(`the set-up fails: ${answer.message} [${text}]`)
    }
    isFresh = true
  }
  return {
    async run(tokens: Tokens): Promise<{ statement: string; answer: Answer }> {
      if (!isFresh) await renew()
      const statement = around(tokens.join(' '))
      const answer = await database.execute(statement)
      if (answer.kind === 'done') isFresh = false
      return { statement, answer }
    },
  }
}
