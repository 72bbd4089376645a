import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../write-whole.ts'
import type { CompiledPage } from './compile-page.ts'

/** Compiled pages by the hash of all that they were made from. */
export interface CompileCache {
  get(file: string, hash: string): CompiledPage | undefined
  /** Files that a page included when it was last compiled; their content belongs into the hash. */
  includesOf(file: string): readonly string[]
  set(file: string, hash: string, page: CompiledPage): void
  /** Writes what changed; `warn` is told when the folder cannot be written, and nothing is lost but time. */
  save(warn: (message: string) => void): Promise<void>
}

interface Pack {
  [file: string]: { hash: string; page: CompiledPage }
}

/** Opens the cache of one compiler version: one file, since one read is faster than hundreds. */
export async function loadCompileCache(folder: string, fingerprint: string): Promise<CompileCache> {
  const path = join(folder, `pages-${fingerprint}.json`)
  const pack = await readPack(path)
  let changed = false
  return {
    get: (file, hash) => (pack[file]?.hash === hash ? pack[file].page : undefined),
    includesOf: (file) => pack[file]?.page.includes ?? [],
    set(file, hash, page) {
      pack[file] = { hash, page }
      changed = true
    },
    async save(warn) {
      if (!changed) return
      changed = false
      try {
        await writeWhole(path, JSON.stringify(pack))
      } catch (error) {
        warn(`compiled pages cannot be kept in ${folder}: ${error instanceof Error ? error.message : error}`)
      }
    },
  }
}

/** A pack that is missing, cut off or not ours is an empty one. */
async function readPack(path: string): Promise<Pack> {
  try {
    const pack: unknown = JSON.parse(await readFile(path, 'utf8'))
    return typeof pack === 'object' && pack !== null ? (pack as Pack) : {}
  } catch {
    return {}
  }
}

export function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('base64url').slice(0, 22)
}
