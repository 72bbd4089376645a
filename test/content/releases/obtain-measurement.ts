import { readFile } from 'node:fs/promises'
import { ROOT } from '#build/paths.ts'
import { parseReleases, RELEASES_FILE, type ReleaseData } from '#server/site/data/releases.ts'
import { type Asked, loadAsked } from './asked.ts'
import type { Measurement } from './measurement.ts'
import { openMeasurements } from './measurements.ts'
import { toMeasurement } from './to-measurement.ts'

export const DATA_FILE = `${ROOT}content/${RELEASES_FILE}`

export interface Obtained {
  readonly measurement: Measurement
  readonly from: 'server' | 'cache' | 'data file'
}

/** The releases that were measured; null before the first time. */
export async function readReleaseData(): Promise<ReleaseData | null> {
  const json = await readFile(DATA_FILE, 'utf8').catch(() => null)
  return json === null ? null : parseReleases(json)
}

/** Returns the measurement of a release: an earlier one if the questions are the same, else one from its server. */
export async function obtainMeasurement(
  version: string,
  asked?: Asked,
  data?: ReleaseData | null,
): Promise<Obtained> {
  const questions = asked ?? (await loadAsked())
  const known = data === undefined ? await readReleaseData() : data
  const measurements = openMeasurements(`${ROOT}.cache/releases`, questions)
  const kept = await measurements.kept(version)
  if (kept) return { measurement: kept, from: 'cache' }
  const isKnown =
    known?.asked === questions.id && known.measured.some((release) => release.version === version)
  if (known && isKnown) return { measurement: toMeasurement(known, version), from: 'data file' }
  return { measurement: await measurements.measure(version), from: 'server' }
}
