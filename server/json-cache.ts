import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from './site/compile-cache.ts'
import { writeWhole } from './write-whole.ts'

/** What took long to make of a text, as JSON in a folder, by the hash of the text and of the code that made it. */
export interface JsonCache {
  /** What was kept; null when there is nothing that can be read. */
  get(source: string): Promise<unknown>
  /** Never fails: what cannot be written costs time at the next start, and the cache of pages says so already. */
  set(source: string, value: unknown): Promise<void>
}

export function openJsonCache(folder: string, fingerprint: string): JsonCache {
  const fileOf = (source: string) => join(folder, `${hashOf([fingerprint, source])}.json`)
  return {
    get: (source) =>
      readFile(fileOf(source), 'utf8')
        .then(JSON.parse)
        .catch(() => null),
    set: (source, value) => writeWhole(fileOf(source), JSON.stringify(value)).catch(() => {}),
  }
}
