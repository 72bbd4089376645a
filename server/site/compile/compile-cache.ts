import { deserialize, serialize } from 'node:v8'
import type { CacheFolder } from '#server/cache/cache-folder.ts'
import type { CompiledPage } from './compile-page.ts'

/** Compiled pages by the hash of all that they were made from. */
export interface CompileCache {
  get(file: string, hash: string): CompiledPage | undefined
  /** The files that a page included when it was last compiled; their content is part of the hash. */
  includesOf(file: string): readonly string[]
  set(file: string, hash: string, packed: Uint8Array): void
  /** Writes what changed. */
  save(): Promise<void>
}

/** A page is bytes of its own, written again as they are. */
interface Packed {
  readonly hash: string
  readonly page: Uint8Array
}

type Pack = Map<string, Packed>

/** Takes a file whose pages can all be read: one that cannot would end every start. */
function parsePack(
  value: unknown,
): { readonly pack: Pack; readonly pages: Map<string, CompiledPage> } | null {
  const pack = value as Pack
  const pages = new Map([...pack].map(([file, { page }]) => [file, unpackPage(page)]))
  return [...pages.values()].every(isPage) ? { pack, pages } : null
}

const isPage = (page: CompiledPage): boolean =>
  typeof page.html === 'string' &&
  [page.headings, page.ids, page.sections, page.references, page.includes].every(Array.isArray)

/** Opens the cache of one compiler version: one file, since one read is faster than hundreds. */
export async function loadCompileCache(cache: CacheFolder, fingerprint: string): Promise<CompileCache> {
  const name = `pages/pages-${fingerprint}`
  const { pack, pages } = (await cache.read(name, parsePack)) ?? { pack: new Map(), pages: new Map() }
  let changed = false
  return {
    get: (file, hash) => (pack.get(file)?.hash === hash ? pages.get(file) : undefined),
    includesOf: (file) => pages.get(file)?.includes ?? [],
    set(file, hash, packed) {
      pack.set(file, { hash, page: packed })
      changed = true
    },
    async save() {
      if (!changed) return
      changed = false
      await cache.write(name, pack)
    },
  }
}

/** A compiled page as bytes of its own, for the cache and for the way from one thread to another. */
export const packPage = (page: CompiledPage): Uint8Array<ArrayBuffer> => new Uint8Array(serialize(page))

export const unpackPage = (packed: Uint8Array): CompiledPage => deserialize(packed) as CompiledPage
