import { useEffect, useState } from 'react'
import { readStored, store } from '../browser/stored.ts'
import type { DocsVersion } from '../model/site-config.ts'

const STORAGE_KEY = 'docs-version'

export const rememberVersion = (name: string): void => store(STORAGE_KEY, name)

/** The version that the reader chose last, if there still is one of that name, else the first. */
export function usePreferredVersion(versions: readonly DocsVersion[]): DocsVersion | undefined {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => setName(readStored(STORAGE_KEY)), [])
  return versions.find((version) => version.name === name) ?? versions[0]
}
