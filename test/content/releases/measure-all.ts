import { writeFile } from 'node:fs/promises'
import { RELEASES_FILE } from '#server/site/data/releases.ts'
import { loadAsked } from './asked.ts'
import type { Measurement } from './measurement.ts'
import { DATA_FILE, obtainMeasurement, readReleaseData } from './obtain-measurement.ts'
import { toReleaseData } from './to-release-data.ts'
import { writeReleaseData } from './write-release-data.ts'

/**
 * Measures the releases that the data file does not have, all of them when the pages ask other questions than they did,
 * and writes the data file.
 */
export async function measureAll(added: readonly string[]): Promise<void> {
  const asked = await loadAsked()
  const data = await readReleaseData()
  const measurements: Measurement[] = []
  for (const version of inOrder([...(data?.measured.map((release) => release.version) ?? []), ...added])) {
    const started = performance.now()
    const { measurement, from } = await obtainMeasurement(version, asked, data)
    measurements.push(measurement)
    console.log(`${describe(measurement)}; ${from === 'server' ? secondsSince(started) : `from the ${from}`}`)
  }
  const json = writeReleaseData(toReleaseData(asked.id, measurements))
  await writeFile(DATA_FILE, json)
  console.log(
    `${measurements.length} releases in content/${RELEASES_FILE}, ${Math.round(json.length / 1024)} KB`,
  )
}

/** Each version once, 7.3 before 7.3.1 and 7.3.9 before 7.3.10. */
export const inOrder = (versions: readonly string[]): string[] =>
  [...new Set(versions)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

const secondsSince = (started: number): string => `${Math.round((performance.now() - started) / 1000)} s`

function describe({ version, built, forms, unasked, ...lists }: Measurement): string {
  const clauses = Object.values(forms).flatMap((clauses) => Object.values(clauses))
  const statements = Object.values(forms).filter((clauses) => Object.values(clauses).includes('taken'))
  const counts = [
    `${Object.keys(lists.functions).length} functions`,
    `${Object.keys(lists.settings).length} settings`,
    `${lists.keywords.length} keywords`,
    `${lists.types.length} types`,
    `${lists.operators.length} operators`,
    `${statements.length} of ${Object.keys(forms).length} statement forms`,
    `${clauses.filter((clause) => clause === 'taken').length} of ${clauses.length} clauses`,
  ]
  return `${version} (${built}): ${counts.join(', ')}`
}
