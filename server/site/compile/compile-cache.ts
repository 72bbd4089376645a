import { deserialize, serialize } from 'node:v8'
import type { CacheFolder } from '#server/cache/cache-folder.ts'
import type { CompiledPage } from './compile-page.ts'

/** Compiled pages by the hash of all that they were made from. */
export interface CompileCache {
  get(file: string, hash: string): CompiledPage | undefined
  /** The files that a page included when it was last compiled; their content is part of the hash. */
  includesOf(file: string): readonly string[]
  set(file: string, hash: string, includes: readonly string[], packed: Uint8Array): void
  /** Writes what changed. */
  save(): Promise<void>
}

/** A page is bytes of its own: it is read only when its hash is right, and written again as it is. */
interface Packed {
  readonly hash: string
  readonly includes: readonly string[]
  readonly page: Uint8Array
}

/** Opens the cache of one compiler version: one file, since one read is faster than hundreds. */
export async function loadCompileCache(cache: CacheFolder, fingerprint: string): Promise<CompileCache> {
  const name = `pages/pages-${fingerprint}`
  const pack = ((await cache.readPack(name)) ?? new Map()) as Map<string, Packed>
  let changed = false
  return {
    get(file, hash) {
      const packed = pack.get(file)
      return packed?.hash === hash ? unpackPage(packed.page) : undefined
    },
    includesOf: (file) => pack.get(file)?.includes ?? [],
    set(file, hash, includes, packed) {
      pack.set(file, { hash, includes, page: packed })
      changed = true
    },
    async save() {
      if (!changed) return
      changed = false
      await cache.writePack(name, pack)
    },
  }
}

/** A compiled page as bytes of its own, for the cache and for the way from one thread to another. */
export const packPage = (page: CompiledPage): Uint8Array<ArrayBuffer> => new Uint8Array(serialize(page))

export const unpackPage = (packed: Uint8Array): CompiledPage => deserialize(packed) as CompiledPage
