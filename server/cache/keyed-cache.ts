import { join } from 'node:path'
import type { CacheFolder, Parse } from './cache-folder.ts'
import { hashOf } from './hash.ts'

/**
 * Results that take long to compute from a string, in one part of the cache folder, by the hash of the string and of
 * the code.
 */
export interface KeyedCache {
  /** The cached result; null if there is none of the form that `parse` takes. */
  get<Value>(source: string, parse: Parse<Value>): Promise<Value | null>
  set(source: string, value: unknown): Promise<void>
}

export function openKeyedCache(cache: CacheFolder, room: string, fingerprint: string): KeyedCache {
  const nameOf = (source: string) => join(room, hashOf([fingerprint, source]))
  return {
    get: (source, parse) => cache.read(nameOf(source), parse),
    set: (source, value) => cache.write(nameOf(source), value),
  }
}

export const parseList = <Item>(value: unknown): Item[] | null => (Array.isArray(value) ? value : null)

/** Takes records that have all of some fields. */
export const parseRecord =
  <Value>(...fields: readonly (keyof Value & string)[]): Parse<Value> =>
  (value) =>
    typeof value === 'object' && value !== null && fields.every((field) => field in value)
      ? (value as Value)
      : null
