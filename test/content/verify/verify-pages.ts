import { fileURLToPath } from 'node:url'
import { pathOfFile } from '#server/site/page-path.ts'
import { readNewerNameClaims } from './absences/newer-names.ts'
import { readAbsences } from './absences/read-absences.ts'
import { verifyAbsences } from './absences/verify-absences.ts'
import { coverStatements, type Share } from './coverage/coverage.ts'
import { verifyCoverage } from './coverage/verify-coverage.ts'
import { verifyGrammar } from './grammar/verify-grammar.ts'
import { CONTENT, type Pages } from './pages.ts'
import { formatMismatch } from './samples/mismatch.ts'
import { writeUpdates } from './samples/update-fences.ts'
import { type PageReport, verifyPage } from './samples/verify-page.ts'
import type { Database } from './server/database.ts'
import type { QuestdbServer } from './server/questdb-server.ts'

const VERIFY = fileURLToPath(new URL('.', import.meta.url))

export interface VerifyOptions {
  readonly update: boolean
  /** The pages are all of the site: they are also held against the server's own lists. */
  readonly isWhole: boolean
}

/** Runs the pages and prints what does not hold. */
export async function verifyPages(
  content: Pages,
  { update, isWhole }: VerifyOptions,
  { database, jar }: QuestdbServer,
): Promise<boolean> {
  const reports: PageReport[] = []
  for (const page of content.pages) {
    const report = await verifyPage(page, database)
    reports.push(report)
    printFailures(report.mismatches.map(formatMismatch))
  }
  printFailures(content.unreadable.map(formatMismatch))
  const run = sumOf(reports.map((report) => report.run))
  const skipped = countSkipped(reports)
  console.log(`${run} statements of ${content.pages.length} pages run`)
  for (const [reason, statements] of skipped) console.log(`${statements} not run: ${reason}`)

  const written = update ? await writeUpdates(CONTENT, reports, content.version) : 0
  if (update) console.log(`${written} result fences rewritten: read them before you commit them`)
  const mismatches = sumOf(reports.map((report) => report.mismatches.length)) + content.unreadable.length

  const grammar = await verifyGrammar(content.pages, database)
  const problems = grammar.flatMap((report) => report.problems)
  printFailures(problems)
  const counts = (['accepted', 'meaningless', 'refused'] as const).map((figure) =>
    sumOf(grammar.map((report) => report[figure])),
  )
  console.log(
    `${grammar.length} syntax diagrams: ${counts[0]} statements accepted, ${counts[1]} understood and refused for what they mean, ${counts[2]} near misses refused`,
  )
  const absences = await verifyClaims(content, database)
  const holds = mismatches === written && problems.length === 0 && absences.part === absences.whole
  if (!isWhole) return holds
  await database.clear()
  const measured = { statements: coverStatements(run, skipped), absences }
  return (await verifyCoverage(content.pages, skipped, measured, database, jar, update)) && holds
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Statements by the reason why they were not run. */
function countSkipped(reports: readonly PageReport[]): ReadonlyMap<string, number> {
  const skipped = new Map<string, number>()
  for (const { reason, statements } of reports.flatMap((report) => report.skipped))
    skipped.set(reason, (skipped.get(reason) ?? 0) + statements)
  return skipped
}

/** Tries what the pages say is not possible, and prints what is. */
async function verifyClaims({ pages, paths }: Pages, database: Database): Promise<Share> {
  const lists = [await readAbsences(VERIFY, 'absences', paths), readNewerNameClaims(CONTENT)]
  const chosen = new Set<string | null>(pages.map(({ file }) => pathOfFile(file)))
  const tried = lists.flatMap(({ absences }) => absences).filter(({ page }) => chosen.has(page))
  const problems = lists.flatMap((list) => list.problems)
  const wrong = [...problems, ...(await verifyAbsences(tried, database))]
  printFailures(wrong.map((problem) => `test/content/verify/${problem}`))
  console.log(`${tried.length} claims that something is not possible tried`)
  const whole = tried.length + problems.length
  return { part: whole - wrong.length, whole, missing: [] }
}

function printFailures(failures: readonly string[]): void {
  for (const failure of failures) console.log(`FAIL  ${failure}\n`)
}
