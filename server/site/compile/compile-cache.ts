import type { CacheFolder } from '#server/cache/cache-folder.ts'
import type { CompiledPage } from './compile-page.ts'

/** Compiled pages by the hash of all that they were made from. */
export interface CompileCache {
  get(file: string, hash: string): CompiledPage | undefined
  /** The files that a page included when it was last compiled; their content is part of the hash. */
  includesOf(file: string): readonly string[]
  set(file: string, hash: string, page: CompiledPage): void
  /** Writes what changed. */
  save(): Promise<void>
}

interface Pack {
  [file: string]: { hash: string; page: CompiledPage }
}

/** Opens the cache of one compiler version: one file, since one read is faster than hundreds. */
export async function loadCompileCache(cache: CacheFolder, fingerprint: string): Promise<CompileCache> {
  const name = `pages/pages-${fingerprint}.json`
  const pack = ((await cache.read(name)) ?? {}) as Pack
  let changed = false
  return {
    get: (file, hash) => (pack[file]?.hash === hash ? pack[file].page : undefined),
    includesOf: (file) => pack[file]?.page.includes ?? [],
    set(file, hash, page) {
      pack[file] = { hash, page }
      changed = true
    },
    async save() {
      if (!changed) return
      changed = false
      await cache.write(name, pack)
    },
  }
}
