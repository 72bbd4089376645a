import { createStoredChoice } from '../storage/stored-choice.ts'
import { parseTabChoices, TAB_STORAGE_KEY, type TabChoices } from './tab-rules.ts'

const stored = createStoredChoice(TAB_STORAGE_KEY)

/** The reader's choice in every group. */
export const tabChoices = (): TabChoices => parseTabChoices(stored.current())

/** A choice applies to the group on every page, in every open browser tab, and on later visits. */
export const chooseTab = (group: string, value: string): void =>
  stored.choose(JSON.stringify({ ...tabChoices(), [group]: value }))

export const followTabs = stored.subscribe
