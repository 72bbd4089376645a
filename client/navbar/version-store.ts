import type { DocsVersion } from '../model/site-config.ts'
import { createStoredChoice } from '../storage/stored-choice.ts'

const preferred = createStoredChoice('docs-version')

export const rememberVersion = preferred.choose

/** The version that the reader chose last, if it still exists, else the first. */
export function usePreferredVersion(versions: readonly DocsVersion[]): DocsVersion | undefined {
  const name = preferred.useChosen()
  return versions.find((version) => version.name === name) ?? versions[0]
}
