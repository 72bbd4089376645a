import type { ClientSample, Language } from './manifest.ts'
import type { Outcome } from './run-program.ts'

/** The line that every sample prints to standard error when it fails. */
const COMPLAINT = 'Error running example: '

/** Problems of a run against a working server; `rows` is null if the table does not exist. */
export function judgeRun(sample: ClientSample, outcome: Outcome, rows: number | null): string[] {
  const problems: string[] = []
  if (outcome.code !== 0) problems.push(failureOf(outcome))
  if (sample.prints !== undefined && !outcome.stdout.includes(sample.prints))
    problems.push(`it does not print "${sample.prints}" but:\n${outcome.stdout.trimEnd()}`)
  if (sample.rows !== undefined && rows === null) problems.push(`there is no table ${sample.table}`)
  else if (sample.rows !== undefined && rows !== sample.rows)
    problems.push(`${sample.table} has ${rows} rows, not ${sample.rows}`)
  return problems
}

/** Judges a run against a closed port. A SQL file cannot choose the words of psql's error. */
export function judgeClosedPort(language: Language, file: string, outcome: Outcome): string[] {
  const problems: string[] = []
  if (outcome.code === null) problems.push('without a server it does not end')
  if (outcome.code === 0) problems.push('without a server it ends with 0, not with an error')
  const complaint = language === 'psql' && file.endsWith('.sql') ? '' : COMPLAINT
  if (!outcome.stderr.includes(complaint))
    problems.push(
      `without a server it does not print "${COMPLAINT}..." to standard error but:\n${outcome.stderr.trimEnd()}`,
    )
  return problems
}

/** How a program failed, with the end of what it said. */
export function failureOf({ code, stdout, stderr }: Outcome): string {
  const end = code === null ? 'it takes too long and was ended' : `it ends with ${code}`
  return `${end}\n${`${stdout}${stderr}`.trim().split('\n').slice(-15).join('\n')}`
}
