import type { SiteData } from '../model/site-data.ts'
import { createStoredChoice } from '../storage/stored-choice.ts'

export type Releases = SiteData['releases']

/** The QuestDB release that the reader runs, if they have chosen one. */
export const runningRelease = createStoredChoice('docs-running-release')
