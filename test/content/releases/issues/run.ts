import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ROOT } from '#build/paths.ts'
import { ContentErrors } from '#server/site/content-error.ts'
import { type IssueText, parseIssueTexts, parseMeasuredIssues } from '#server/site/data/known-issues.ts'
import { YamlSource } from '#server/site/data/yaml-source.ts'
import { runCommand } from '#test/content/verify/run-command.ts'
import { readReleaseData } from '../release-file.ts'
import { formatMeasured, keptMeasurements } from './measured-file.ts'
import type { OutcomesByRelease } from './ranges.ts'
import { runSample } from './run-sample.ts'
import { createBench } from './sample-bench.ts'

const TEXTS = 'data/known-issues.yaml'
const MEASURED = 'data/known-issues.measured.yaml'

const parseOptions = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      release: { type: 'string', multiple: true },
      again: { type: 'boolean' },
    },
  })

await runCommand(parseOptions, async ({ values, positionals }) => {
  const issues = await readIssues()
  const chosen = issues.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
  const measured = parseMeasuredIssues(await read(MEASURED))
  const releases = (await readReleaseData()).measured.map(({ version }) => version)
  const known = new Map(keptMeasurements(issues, measured, releases))
  let isClear = true
  for (const release of releases) {
    if (values.release && !values.release.includes(release)) continue
    const missing = chosen.filter(
      ({ id, sample }) => 'steps' in sample && (values.again || !known.get(id)?.has(release)),
    )
    if (missing.length === 0) continue
    isClear = (await measureIssues(release, missing, known)) && isClear
    // After each release, so that nothing that took minutes is lost when one fails.
    await writeFile(`${ROOT}content/${MEASURED}`, formatMeasured(issues, known, releases))
  }
  return isClear
})

/** Adds what the samples of the issues show on one release; false if it answers one in neither of the ways it names. */
async function measureIssues(
  release: string,
  issues: readonly IssueText[],
  known: Map<string, OutcomesByRelease>,
): Promise<boolean> {
  const bench = createBench(release)
  let isClear = true
  try {
    for (const { id, sample } of issues) {
      if (!('steps' in sample)) continue
      const { outcome, said } = await runSample(sample, bench)
      console.log(`${release.padEnd(7)} ${outcome.padEnd(9)} ${id}${said ? `\n${indent(said)}` : ''}`)
      if (outcome === 'unclear') isClear = false
      else known.set(id, new Map(known.get(id)).set(release, outcome))
    }
  } finally {
    await bench.stop()
  }
  return isClear
}

async function readIssues(): Promise<readonly IssueText[]> {
  const source = await read(TEXTS)
  const issues = parseIssueTexts(source)
  if (source.problems.length > 0) throw new ContentErrors(source.problems)
  return issues
}

/** Empty when the file is not there yet. */
async function read(file: string): Promise<YamlSource> {
  return new YamlSource(file, await readFile(`${ROOT}content/${file}`, 'utf8').catch(() => ''))
}

function indent(text: string): string {
  const lines = text.split('\n').slice(0, 8)
  return lines.map((line) => `        ${line.slice(0, 200)}`).join('\n')
}
