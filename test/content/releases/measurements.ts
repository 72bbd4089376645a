import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { Asked } from './asked.ts'
import { measureRelease } from './measure/measure-release.ts'
import type { Measurement } from './measurement.ts'

/** Measurements below a folder, by release and by what was asked. */
export interface Measurements {
  /** The earlier measurement; null if there is none, or if its questions were others. */
  kept(version: string): Promise<Measurement | null>
  /** Starts the release, asks it everything, and keeps the answers. */
  measure(version: string): Promise<Measurement>
}

export function openMeasurements(folder: string, { id, forms }: Asked): Measurements {
  const fileOf = (version: string) => `${folder}/${version}-${id}.json`
  return {
    async kept(version) {
      const json = await readFile(fileOf(version), 'utf8').catch(() => null)
      return json === null ? null : (JSON.parse(json) as Measurement)
    },
    async measure(version) {
      const measurement = await measureRelease(version, forms)
      await mkdir(folder, { recursive: true })
      await writeFile(fileOf(version), JSON.stringify(measurement))
      return measurement
    },
  }
}
