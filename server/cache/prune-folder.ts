import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** The file with the names that each of the last starts used. */
export const STARTS = 'starts'
const KEPT_STARTS = 3
/** Another process may be about to use a younger file. */
const YOUNGEST_MS = 3_600_000

export const { parse: parseStarts } = z.array(z.array(z.string()))

/** The last starts, with one more. */
export const addStart = (starts: readonly string[][] | null, used: Iterable<string>): string[][] =>
  [...(starts ?? []), [...used]].slice(-KEPT_STARTS)

/** Deletes the files that none of the last starts used, in the folders that hold used ones. */
export async function deleteUnused(folder: string, starts: readonly string[][]): Promise<void> {
  if (starts.length < KEPT_STARTS) return
  const known = new Set(starts.flat())
  for (const room of new Set((starts.at(-1) ?? []).map((name) => dirname(name)))) {
    for (const name of await readdir(join(folder, room))) {
      const file = join(folder, room, name)
      if (!known.has(join(room, name)) && (await stat(file)).mtimeMs < Date.now() - YOUNGEST_MS)
        await rm(file)
    }
  }
}
