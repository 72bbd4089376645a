import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { writeAtomic } from './write-atomic.ts'

const STARTS_FILE = 'starts.json'
const KEPT_STARTS = 3
/** Another process may be about to use a younger file. */
const YOUNGEST_MS = 3_600_000

const startsSchema = z.array(z.array(z.string())).catch([])

/** Deletes the files that none of the last starts used, in the folders that hold used ones. */
export async function pruneFolder(folder: string, used: ReadonlySet<string>): Promise<void> {
  const record = join(folder, STARTS_FILE)
  const before = startsSchema.parse(
    await readFile(record, 'utf8')
      .then(JSON.parse)
      .catch(() => []),
  )
  const starts = [...before, [...used]].slice(-KEPT_STARTS)
  await writeAtomic(record, JSON.stringify(starts))
  if (starts.length < KEPT_STARTS) return
  const known = new Set(starts.flat())
  for (const room of new Set([...used].map((name) => dirname(name)))) {
    for (const name of await readdir(join(folder, room))) {
      const file = join(folder, room, name)
      if (!known.has(join(room, name)) && (await stat(file)).mtimeMs < Date.now() - YOUNGEST_MS)
        await rm(file)
    }
  }
}
