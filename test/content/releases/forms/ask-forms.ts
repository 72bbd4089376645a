import { openWorld } from '#test/content/verify/grammar/world.ts'
import type { Database } from '#test/content/verify/server/database.ts'
import type { Clause } from '../measurement.ts'
import type { ClauseQuestion, FormQuestion } from './questions.ts'

/** Errors of older releases for a statement that they understood. */
const UNDERSTOOD = [/^cannot lock table: /i]

/** A keyword that so many statements could not show is not there. */
const MOST_REFUSED = 8

/** Fills `forms` with what a release makes of each diagram that is not in it yet; `fatal` statements are not sent. */
export async function askForms(
  questions: readonly FormQuestion[],
  database: Database,
  forms: Record<string, Record<string, Clause>>,
  fatal: ReadonlySet<string>,
): Promise<void> {
  for (const { form, diagram, clauses } of questions) {
    if (forms[form]) continue
    const world = openWorld(database, diagram.setup, 'what the release can')
    const meaning = [...UNDERSTOOD, ...(diagram.meaning ?? [])]
    const known = new Map([...fatal].map((statement) => [statement, false]))
    const understands = async (statement: string) => {
      const before = known.get(statement)
      if (before !== undefined) return before
      const answer = await world.run(statement)
      const isUnderstood = answer.kind !== 'error' || meaning.some((pattern) => pattern.test(answer.message))
      known.set(statement, isUnderstood)
      return isUnderstood
    }
    const answers: Record<string, Clause> = {}
    for (const clause of clauses) answers[clause.keyword] = await askClause(clause, understands)
    forms[form] = answers
  }
}

async function askClause(
  { attempts }: ClauseQuestion,
  understands: (statement: string) => Promise<boolean>,
): Promise<Clause> {
  let answer: Clause = 'refused'
  let refused = 0
  for (const { statement, control } of attempts) {
    if (refused === MOST_REFUSED) break
    if (!(await understands(statement))) refused++
    else if (await understands(control)) answer = 'unclear'
    else return 'taken'
  }
  return answer
}
