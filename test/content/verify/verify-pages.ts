import { fileURLToPath } from 'node:url'
import { pathOfFile } from '#server/site/page-path.ts'
import { readNewerNameClaims } from './absences/newer-names.ts'
import { readAbsences } from './absences/read-absences.ts'
import { verifyAbsences } from './absences/verify-absences.ts'
import { coverStatements, type Share } from './coverage/coverage.ts'
import type { VerifyOptions } from './coverage/options.ts'
import { verifyCoverage } from './coverage/verify-coverage.ts'
import { verifyGrammar } from './grammar/verify-grammar.ts'
import { CONTENT, type Pages } from './pages.ts'
import type { PageFacts } from './samples/collect-samples.ts'
import { formatMismatch } from './samples/format-mismatch.ts'
import { verifyDemo } from './samples/verify-demo.ts'
import { type PageReport, verifyPage } from './samples/verify-page.ts'
import { writeUpdates } from './samples/write-updates.ts'
import { type Database, openDatabase } from './server/database.ts'
import type { QuestdbServer } from './server/questdb-server.ts'
import { type Summary, summarize } from './summary.ts'

const VERIFY = fileURLToPath(new URL('.', import.meta.url))

/** Runs the pages and prints what does not hold; all pages together are also held against the server's own lists. */
export async function verifyPages(
  content: Pages,
  options: VerifyOptions,
  server: QuestdbServer,
): Promise<boolean> {
  const started = performance.now()
  const database = openDatabase(server.httpUrl)
  const reports: PageReport[] = []
  for (const page of content.pages) {
    if (page.samples.length + page.strayResults.length === 0) continue
    await database.clear()
    const asWritten = await verifyPage(page, database)
    const onDemo = await verifyDemo(page, database)
    const report = { ...asWritten, mismatches: [...asWritten.mismatches, ...onDemo] }
    reports.push(report)
    for (const mismatch of report.mismatches) console.log(`${formatMismatch(mismatch)}\n`)
  }
  for (const mismatch of content.unreadable) console.log(`${formatMismatch(mismatch)}\n`)
  const summary = summarize(reports)
  printSummary(summary, reports, (performance.now() - started) / 1000)

  const mismatches = reports.flatMap((report) => report.mismatches)
  const written = options.update ? await writeUpdates(CONTENT, reports, content.version) : 0
  if (options.update) console.log(`${written} result fences rewritten: read them before you commit them`)
  const diagramsHold = await verifyDiagrams(content.pages, database)
  const absences = await verifyClaims(content, database)
  const holds =
    mismatches.length === written &&
    content.unreadable.length === 0 &&
    diagramsHold &&
    absences.part === absences.whole
  if (options.names.length > 0) return holds
  await database.clear()
  const shares = { statements: coverStatements(summary), absences }
  return (await verifyCoverage(content.pages, summary, shares, database, server.jar, options)) && holds
}

/** Tries what the pages say is not possible, and prints what is. */
async function verifyClaims({ pages, paths }: Pages, database: Database): Promise<Share> {
  const started = performance.now()
  const lists = [await readAbsences(VERIFY, 'absences', paths), await readNewerNameClaims(CONTENT)]
  const absences = lists.flatMap((list) => list.absences)
  const problems = lists.flatMap((list) => list.problems)
  const asked = new Set<string | null>(pages.map(({ file }) => pathOfFile(file)))
  const tried = absences.filter(({ page }) => asked.has(page))
  const wrong = [...problems, ...(await verifyAbsences(tried, database))]
  for (const problem of wrong) console.log(`FAIL  test/content/verify/${problem}\n`)
  const seconds = (performance.now() - started) / 1000
  if (tried.length > 0)
    console.log(`${tried.length} claims that something is not possible tried in ${seconds.toFixed(1)} s`)
  const whole = tried.length + problems.length
  return { part: whole - wrong.length, whole, missing: [] }
}

/** Holds the syntax diagrams of the pages that have some against the server, and prints what differs. */
async function verifyDiagrams(pages: readonly PageFacts[], database: Database): Promise<boolean> {
  const started = performance.now()
  const report = await verifyGrammar(pages, database)
  for (const problem of report.problems) console.log(`FAIL  ${problem}\n`)
  if (report.pages > 0) {
    const seconds = (performance.now() - started) / 1000
    console.log(
      `syntax diagrams of ${report.pages} pages: ${report.accepted} statements accepted, ${report.meaningless} understood and refused for what they mean, ${report.refused} near misses refused, in ${seconds.toFixed(1)} s`,
    )
  }
  return report.problems.length === 0
}

function printSummary({ run, skipped }: Summary, reports: readonly PageReport[], seconds: number): void {
  console.log(`${run} statements of ${reports.length} pages run in ${seconds.toFixed(1)} s`)
  for (const [reason, statements] of skipped) console.log(`${statements} not run: ${reason}`)
  for (const { file, mismatches } of reports) {
    if (mismatches.length > 0) console.log(`FAIL  ${mismatches.length} in content/${file}`)
  }
}
