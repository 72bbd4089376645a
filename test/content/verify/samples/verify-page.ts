import type { Answer } from '../server/answer.ts'
import { type Database, failed } from '../server/database.ts'
import type { PageFacts, SqlSample } from './collect-samples.ts'
import { compareAnswer } from './compare-result.ts'
import type { Mismatch } from './mismatch.ts'
import { comparePlan, type PlanClaim } from './plan-claim.ts'
import { replaceMacros } from './replace-macros.ts'
import { type Statement, splitStatements } from './split-statements.ts'
import { verifyDemo } from './verify-demo.ts'

/** Statements that have a plan. */
const QUERY = /^(?:SELECT|WITH|DECLARE)\b/i

export interface PageReport {
  readonly file: string
  readonly run: number
  readonly skipped: readonly { readonly reason: string; readonly statements: number }[]
  readonly mismatches: readonly Mismatch[]
}

/** Runs a page's samples from top to bottom on an empty database, and plans those of the public demo on its tables. */
export async function verifyPage(page: PageFacts, database: Database): Promise<PageReport> {
  if (page.samples.length > 0) await database.clear()
  const mismatches: Mismatch[] = page.strayResults.map(({ file, line }) => ({
    file,
    line,
    message: 'this result does not follow a SQL sample: put it directly after its ```sql fence',
  }))
  const skipped: { reason: string; statements: number }[] = []
  let run = 0
  let plan = page.plan
  for (const sample of page.samples) {
    const statements = splitStatements(sample.text)
    if (sample.fence.noRun !== undefined) {
      skipped.push({ reason: sample.fence.noRun, statements: statements.length })
      continue
    }
    run += statements.length
    const mismatch = await verifySample(sample, statements, database)
    if (mismatch) mismatches.push(mismatch)
    const query = plan && statements.find(({ text }) => QUERY.test(text))
    if (!plan || !query) continue
    const wrong = await verifyPlan(sample, query, plan, database)
    if (wrong) mismatches.push({ ...wrong, file: page.file })
    plan = null
  }
  if (plan)
    mismatches.push({
      file: page.file,
      line: plan.line,
      message: 'this describes the plan of a query that the page does not run',
    })
  mismatches.push(...(await verifyDemo(page, database)))
  return { file: page.file, run, skipped, mismatches }
}

async function verifySample(
  sample: SqlSample,
  statements: readonly Statement[],
  database: Database,
): Promise<Mismatch | null> {
  const { file, line, fence, result } = sample
  for (const [index, statement] of statements.entries()) {
    const place = { file, line: line + statement.line, statement: statement.text }
    const isLast = index === statements.length - 1
    const answer = await send(statement.text, fence.replace, database).catch(failed)
    const expected = isLast ? { fails: fence.fails, gives: result?.text } : {}
    const { rows: text, ...wrong } = compareAnswer(expected, answer, result?.fence.shape) ?? { message: null }
    if (wrong.message === null) continue
    if (!result || text === undefined) return { ...place, ...wrong }
    return { ...place, ...wrong, file: result.file, line: result.line, update: { fence: result, text } }
  }
  return statements.length > 0 ? null : { file, line, message: 'the fence holds no statement' }
}

const send = async (statement: string, macros: string | undefined, database: Database): Promise<Answer> =>
  database.execute(macros === undefined ? statement : replaceMacros(statement, macros))

/** Compares what the page says about the plan of its first query with what EXPLAIN prints. */
async function verifyPlan(
  { fence }: SqlSample,
  query: Statement,
  claim: PlanClaim,
  database: Database,
): Promise<Omit<Mismatch, 'file'> | null> {
  const answer = await send(`EXPLAIN ${query.text}`, fence.replace, database).catch(failed)
  const lines = answer.kind === 'rows' ? answer.table.rows.map(([line = '']) => line) : []
  const detail = comparePlan(claim, lines)
  if (detail === null) return null
  return { line: claim.line, message: 'EXPLAIN prints another plan', statement: query.text, detail }
}
