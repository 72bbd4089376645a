import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ROOT } from '#build/paths.ts'
import { ContentErrors } from '#server/site/content-error.ts'
import { type IssueText, parseIssueTexts, parseMeasuredIssues } from '#server/site/data/known-issues.ts'
import { measureIssues, type Unclear } from './measure.ts'
import { formatMeasured, keptMeasurements } from './measured-file.ts'
import { RELEASES } from './releases.ts'

const TEXTS = 'data/known-issues.yaml'
const MEASURED = 'data/known-issues.measured.yaml'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    release: { type: 'string', multiple: true },
    again: { type: 'boolean' },
    /** Releases that run at the same time. */
    jobs: { type: 'string', default: '1' },
  },
})

// A signal alone would leave the databases behind: each is ended by the exit of this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const issues = await readIssues()
const chosen = issues.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
const measured = parseMeasuredIssues({ file: MEASURED, yaml: await read(MEASURED) }).items
const known = new Map(keptMeasurements(issues, measured, RELEASES))
const unclear: Unclear[] = []

const due = RELEASES.filter((release) => !values.release || values.release.includes(release)).values()
await Promise.all(Array.from({ length: Number(values.jobs) }, measureDue))
for (const { release, id, said } of unclear)
  console.error(`${id} on ${release}: neither outcome of the sample fits. The release says:\n${indent(said)}`)
process.exitCode = unclear.length === 0 ? 0 : 1

/** Takes one release after the other of those that are left. */
async function measureDue(): Promise<void> {
  for (const release of due) {
    const missing = chosen.filter(
      ({ id, sample }) => 'steps' in sample && (values.again || !known.get(id)?.has(release)),
    )
    if (missing.length === 0) continue
    const result = await measureIssues(release, missing, `${ROOT}.cache`, (id, { outcome, said }) =>
      console.log(`${release.padEnd(7)} ${outcome.padEnd(9)} ${id}${said ? `\n${indent(said)}` : ''}`),
    )
    for (const [id, outcome] of result.outcomes) known.set(id, new Map(known.get(id)).set(release, outcome))
    unclear.push(...result.unclear)
    // After each release, so that nothing that took minutes is lost when one fails.
    await writeFile(`${ROOT}content/${MEASURED}`, formatMeasured(issues, known, RELEASES))
  }
}

async function readIssues(): Promise<readonly IssueText[]> {
  const { items, problems } = parseIssueTexts({ file: TEXTS, yaml: await read(TEXTS) })
  if (problems.length > 0) throw new ContentErrors(problems)
  return items
}

/** Empty when the file is not there yet. */
function read(file: string): Promise<string> {
  return readFile(`${ROOT}content/${file}`, 'utf8').catch(() => '')
}

function indent(text: string): string {
  return text
    .split('\n')
    .slice(0, 8)
    .map((line) => `        ${line.slice(0, 200)}`)
    .join('\n')
}
