import { readFile } from 'node:fs/promises'
import { ROOT } from '#build/paths.ts'
import { parseReleases, RELEASES_FILE, type ReleaseData } from '#server/site/data/releases.ts'

export const DATA_FILE = `${ROOT}content/${RELEASES_FILE}`

/** The releases that were measured, oldest first. */
export const readReleaseData = async (): Promise<ReleaseData> =>
  parseReleases(await readFile(DATA_FILE, 'utf8'))
