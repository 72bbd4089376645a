import type { SiteData } from '../model/site-data.ts'
import { createStoredChoice } from '../storage/stored-choice.ts'

export type Releases = SiteData['releases']

/** The release of QuestDB that the reader runs, when they have said so. */
export const runningRelease = createStoredChoice('docs-running-release')
