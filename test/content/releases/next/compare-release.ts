import { readText } from '#server/site/read-content.ts'
import { serverStrings } from '#test/content/verify/coverage/error-messages.ts'
import { loadExceptions } from '#test/content/verify/coverage/exceptions.ts'
import { CONTENT, readPages } from '#test/content/verify/pages.ts'
import type { PageFacts } from '#test/content/verify/samples/collect-samples.ts'
import { obtainMeasurement } from '../obtain-measurement.ts'
import { withRelease } from '../with-release.ts'
import { differencesOf } from './differences.ts'
import {
  diagramFindings,
  endFinding,
  errorFindings,
  type Finding,
  nameFindings,
  sampleFindings,
} from './findings.ts'
import { formatReport } from './format-report.ts'

/** Prints what would break if the site moved from its release to the next. */
export async function compareRelease(next: string, isFull: boolean): Promise<void> {
  const content = await readPages([])
  for (const { file, message } of content.unreadable) throw new Error(`content/${file}: ${message}`)
  const [before, after] = [await obtainMeasurement(content.version), await obtainMeasurement(next)]
  const differences = differencesOf(before.measurement, after.measurement)
  const findings = [
    ...(await runPages(content.pages, next)),
    ...nameFindings(await sourcesOf(content.pages), differences),
  ]
  console.log(`From ${content.version} to ${next}\n`)
  console.log(formatReport(findings, differences, isFull))
}

const runPages = (pages: readonly PageFacts[], next: string): Promise<Finding[]> =>
  withRelease(next, async ({ database, jar }) => {
    const findings: Finding[] = []
    for (const page of pages) {
      for (const find of [sampleFindings, diagramFindings]) {
        findings.push(...(await find(page, database).catch((error) => [endFinding(page, error)])))
      }
    }
    const { errors } = await loadExceptions()
    return [...findings, ...errorFindings(pages, await serverStrings(jar), errors)]
  })

async function sourcesOf(pages: readonly PageFacts[]): Promise<Map<string, string>> {
  const files = [...pages.map(({ file }) => file), 'data/configuration.yaml']
  return new Map(await Promise.all(files.map(async (file) => [file, await readText(CONTENT, file)] as const)))
}
