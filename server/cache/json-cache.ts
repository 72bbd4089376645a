import { join } from 'node:path'
import type { CacheFolder } from './cache-folder.ts'
import { hashOf } from './hash.ts'

/** What took long to make of a text, in a room of the cache folder, by the hash of the text and of the code that made it. */
export interface JsonCache {
  /** What was kept; null when there is nothing. */
  get(source: string): Promise<unknown>
  set(source: string, value: unknown): Promise<void>
  /** Says that it is still of use, though nobody asks for it at this start. */
  claim(source: string): void
}

export function openJsonCache(cache: CacheFolder, room: string, fingerprint: string): JsonCache {
  const nameOf = (source: string) => join(room, `${hashOf([fingerprint, source])}.json`)
  return {
    get: (source) => cache.read(nameOf(source)),
    set: (source, value) => cache.write(nameOf(source), value),
    claim: (source) => cache.claim(nameOf(source)),
  }
}
