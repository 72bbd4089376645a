import { runCommand } from '#test/content/verify/run-command.ts'
import { loadQuestions } from './forms/questions.ts'
import { measureRelease } from './measure/measure-release.ts'
import type { Measurement } from './measurement.ts'
import { inOrder, parseVersions } from './parse-versions.ts'
import { readReleaseData, writeReleaseData } from './release-file.ts'
import { toMeasurement } from './to-measurement.ts'
import { toReleaseData } from './to-release-data.ts'

/**
 * Measures the releases of the command line that the data file does not have, and all of them when the pages ask other
 * questions than they did; writes the data file.
 */
await runCommand(parseVersions, async (added) => {
  const { id, forms } = await loadQuestions()
  const data = await readReleaseData()
  const known = data.measured.map(({ version }) => version)
  const measurements: Measurement[] = []
  for (const version of inOrder([...known, ...added])) {
    const isKnown = data.asked === id && known.includes(version)
    const measurement = isKnown ? toMeasurement(data, version) : await measureRelease(version, forms)
    measurements.push(measurement)
    const [functions, settings] = [measurement.functions, measurement.settings].map(Object.keys)
    console.log(
      `${version} (${measurement.built}): ${functions?.length} functions, ${settings?.length} settings${isKnown ? ', from the data file' : ''}`,
    )
  }
  await writeReleaseData(toReleaseData(id, measurements))
  return true
})
