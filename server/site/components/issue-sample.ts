import type { IssueOutcome, IssueStep, KnownIssue } from '../data/known-issues.ts'

/**
 * The statements that demonstrate an issue, with the answers of an affected and of an unaffected release. Empty for a
 * sample that needs more than SQL, or that has no readable answer.
 */
export function issueSample({ sample }: KnownIssue): string {
  if (!('steps' in sample) || sample.settings || sample.files || !sample.steps.every(isSql)) return ''
  const last = sample.steps.at(-1)
  if (typeof last !== 'object' || !('sql' in last)) return ''
  const affected = firstOf(last.affected)
  const right = firstOf(last.right)
  const statements = sample.steps.map((step) => withSemicolon(typeof step === 'string' ? step : step.sql))
  return [
    fence('sql', statements.join('\n\n'), affected && 'error' in affected ? affected.error : ''),
    ...(affected && 'result' in affected ? [fence('result', affected.result)] : []),
    ...(right && 'result' in right ? ['The right answer:', fence('text', right.result)] : []),
  ].join('\n\n')
}

const isSql = (step: IssueStep): step is string | Extract<IssueStep, { sql: string }> =>
  typeof step === 'string' || 'sql' in step

const firstOf = (outcome: IssueOutcome | IssueOutcome[] | undefined): IssueOutcome | undefined =>
  Array.isArray(outcome) ? outcome[0] : outcome

const withSemicolon = (sql: string): string => `${sql.trim().replace(/;$/, '')};`

/** A long statement has its rows, and how its table is stored, on lines of their own. */
const withBreaks = (line: string): string =>
  line.replace(/(?<=VALUES|\),) (?=\()/g, '\n  ').replace(/ (?=TIMESTAMP\()/, '\n')

const fence = (language: string, text: string, fails = ''): string =>
  `\`\`\`${language}${fails ? ` fails=${JSON.stringify(fails)}` : ''}\n${text.trimEnd().replace(/^.{77,}/gm, withBreaks)}\n\`\`\``
