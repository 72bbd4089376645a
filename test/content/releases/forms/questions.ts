import { createHash } from 'node:crypto'
import type { Rule } from '#server/site/diagrams/railroad/parse-grammar.ts'
import { parseGrammar } from '#server/site/diagrams/railroad/parse-grammar.ts'
import { derive, type Tokens, textOf, type Words } from '#test/content/verify/grammar/derive.ts'
import type { Diagram } from '#test/content/verify/grammar/diagrams/diagram.ts'
import { DIAGRAMS } from '#test/content/verify/grammar/diagrams.ts'
import { spread } from '#test/content/verify/grammar/near-misses.ts'
import { shortestStatements } from '#test/content/verify/grammar/shortest.ts'
import { rootFirst } from '#test/content/verify/grammar/verify-diagram.ts'
import { readPages } from '#test/content/verify/pages.ts'
import { OPERATORS, TYPES } from '../measure/probes.ts'

/** Statements that show whether a release has a keyword of a diagram; any of them is proof. */
export interface ClauseQuestion {
  readonly keyword: string
  readonly attempts: readonly Attempt[]
}

/** A statement, and the same with the keyword misspelt: who takes both has not read the keyword. */
export interface Attempt {
  readonly statement: string
  readonly control: string
}

export interface FormQuestion {
  /** Such as reference/sql/create-table or reference/sql/create-table#column. */
  readonly form: string
  readonly diagram: Diagram
  readonly clauses: readonly ClauseQuestion[]
}

/** Words for releases that do not have what the diagrams are verified with. */
const OLDER_WORDS: Readonly<Record<string, Words>> = {
  'reference/sql/over': { function: ['rank', 'row_number'], 'argument-list': [''] },
}

const KEYWORD = /^[A-Z][A-Z_ ]*[A-Z]$/
const MOST_DERIVED = 96
/** From short to long, after the shortest statement, which an older release may refuse for what it means. */
const MOST_FIRST = 6

/** To be raised when the way of asking changes. */
const METHOD = 1

/**
 * Collects the questions that follow from the pages' syntax diagrams. The id stands for everything that a release is
 * asked: answers to other questions are not comparable. Throws if a page cannot be read.
 */
export async function loadQuestions(): Promise<{ id: string; forms: FormQuestion[] }> {
  const { pages, unreadable } = await readPages(Object.keys(DIAGRAMS))
  for (const { file, message } of unreadable) throw new Error(`content/${file}: ${message}`)
  const forms = pages.flatMap(({ file, grammars }) => {
    const rules = grammars.flatMap(parseGrammar)
    return (DIAGRAMS[file] ?? []).map((diagram): FormQuestion => {
      const path = file.replace(/^docs\/|\.mdx$/g, '')
      const form = diagram.rule === undefined ? path : `${path}#${diagram.rule}`
      return { form, diagram, clauses: clausesOf(rootFirst(rules, diagram.rule), diagram, OLDER_WORDS[path]) }
    })
  })
  const questions = forms.map(({ form, diagram: { setup, meaning }, clauses }) => ({
    form,
    setup,
    meaning: meaning?.map(({ source }) => source),
    clauses,
  }))
  const said = JSON.stringify([METHOD, questions, OPERATORS, TYPES])
  return { id: createHash('sha256').update(said).digest('hex').slice(0, 12), forms }
}

function clausesOf(
  rules: readonly Rule[],
  { words, around = String }: Diagram,
  older: Words | undefined,
): ClauseQuestion[] {
  const ways = [words, ...(older ? [{ ...words, ...older }] : [])].map((each) => ({
    shortest: shortestStatements(rules, each),
    derived: derive(rules, each, MOST_DERIVED).sort((a, b) => a.length - b.length),
  }))
  const keywords = [...(ways[0]?.shortest.keys() ?? [])].filter((terminal) => KEYWORD.test(terminal))
  return keywords.map((keyword) => {
    const derived = ways.flatMap((way) => way.derived.filter((tokens) => tokens.includes(keyword)))
    const shortest = ways.map((way) => way.shortest.get(keyword) ?? [])
    const statements = [...shortest, ...spread(derived, MOST_FIRST), ...derived]
    return { keyword, attempts: unique(statements.map((tokens) => attemptOf(tokens, keyword, around))) }
  })
}

const attemptOf = (tokens: Tokens, keyword: string, around: (derived: string) => string): Attempt => ({
  statement: around(textOf(tokens)),
  control: around(textOf(tokens.map((token) => (token === keyword ? `${keyword}X` : token)))),
})

const unique = (attempts: readonly Attempt[]): Attempt[] => [
  ...new Map(attempts.map((attempt) => [attempt.statement, attempt])).values(),
]
