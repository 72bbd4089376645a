import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { releaseSchema } from '../site/release.ts'
import { repositorySchema } from './repository-record.ts'

const etag = z.string().max(200).nullable()

const savedSchema = z.object({
  /** The API and the repository that the records are from: another one's are not ours. */
  from: z.string(),
  fetchedAt: z.number(),
  latestRelease: z.object({ record: releaseSchema, etag }),
  repository: z.object({ record: repositorySchema, etag }),
})

export type SavedMetadata = z.infer<typeof savedSchema>

/** The last answers that were kept; null when there are none, or none that can be used. */
export async function readSaved(file: string, from: string): Promise<SavedMetadata | null> {
  try {
    const { data } = savedSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
    return data?.from === from && data.fetchedAt <= Date.now() ? data : null
  } catch {
    return null
  }
}

/** Written beside and moved, so that a reader never sees half a file. */
export async function writeSaved(file: string, saved: SavedMetadata): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, JSON.stringify(saved))
  await rename(draft, file)
}
