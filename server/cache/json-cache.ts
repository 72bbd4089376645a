import { join } from 'node:path'
import type { CacheFolder } from './cache-folder.ts'
import { hashOf } from './hash.ts'

/**
 * Results that take long to compute from a string, in one part of the cache folder, by the hash of the string and of
 * the code.
 */
export interface JsonCache {
  /** The cached result; null if there is none. */
  get(source: string): Promise<unknown>
  set(source: string, value: unknown): Promise<void>
  /** Marks a result as used although this start does not read it. */
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
