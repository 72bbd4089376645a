import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from './compile-cache.ts'
import type { DataList } from './data-list.ts'

export interface ListCache {
  readonly cacheDir: string
  /** Names the code that parses. */
  readonly fingerprint: string
}

/**
 * A data file that parsed without a problem is kept as JSON: to parse 488 settings with their lines takes 0.2 s at each
 * start. What cannot be read or written costs only that time; the cache of pages says that the folder is not writable.
 */
export async function keptList<Item>(
  { cacheDir, fingerprint }: ListCache,
  source: string,
  parse: () => DataList<Item>,
): Promise<DataList<Item>> {
  const folder = join(cacheDir, 'data')
  const path = join(folder, `${hashOf([fingerprint, source])}.json`)
  const kept = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => null)
  if (Array.isArray(kept)) return { items: kept, problems: [] }
  const list = parse()
  if (list.problems.length === 0)
    await mkdir(folder, { recursive: true })
      .then(() => writeFile(path, JSON.stringify(list.items)))
      .catch(() => {})
  return list
}
