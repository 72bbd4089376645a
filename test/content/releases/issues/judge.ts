import type { IssueOutcome } from '#server/site/data/known-issues.ts'
import { formatAnswer, isMessage, isSameResult } from '#test/content/verify/samples/compare-result.ts'
import type { AnswerTable } from '#test/content/verify/server/answer.ts'

/** The outcome of a step of a sample. */
export type Observed =
  | { readonly kind: 'rows'; readonly table: AnswerTable }
  | { readonly kind: 'done' | 'closed' | 'crash' }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'http'; readonly status: number; readonly body: string; readonly encoding: string }
  | { readonly kind: 'silent'; readonly seconds: number }

export function matches(outcome: IssueOutcome, observed: Observed): boolean {
  if ('result' in outcome) return observed.kind === 'rows' && isSameResult(outcome.result, observed.table)
  if ('error' in outcome) return observed.kind === 'error' && isMessage(observed.message, outcome.error)
  if ('done' in outcome) return observed.kind === 'done'
  if ('closed' in outcome) return observed.kind === 'closed'
  if ('crash' in outcome) return observed.kind === 'crash'
  if ('silentSeconds' in outcome) return observed.kind === 'silent'
  return (
    observed.kind === 'http' &&
    observed.status === outcome.status &&
    observed.body.includes(outcome.body ?? '') &&
    (outcome.encoding === undefined || observed.encoding === outcome.encoding)
  )
}

/** For the person who reads why a release fits neither outcome. */
export function describe(observed: Observed): string {
  if (observed.kind === 'rows') return formatAnswer(observed.table)
  if (observed.kind === 'error') return `error: ${observed.message}`
  if (observed.kind === 'http') return `status ${observed.status}: ${observed.body.trim()}`
  if (observed.kind === 'silent') return `no answer within ${observed.seconds} s`
  return observed.kind
}

/** Messages of a release that lacks what a statement uses, told from those of a defect by their words: a position comes with both. */
const UNKNOWN =
  /unexpected token|unknown function name|no matching function|no matching operator|Invalid column|unsupported|not supported|expected|Expected|dangling|invalid type|non-existent|unknown column type|table does not exist|does not exist \[table|invalid function|unexpected|bad integer|invalid (constant|property|parameter)|unrecognized|timestamp of higher resolution|found \[tok|undefined bind variable|missing array index|unbalanced|analytic|non-window function|cannot be passed|enterprise version only/

export const isUnknown = (observed: Observed): boolean =>
  observed.kind === 'error' && UNKNOWN.test(observed.message)
