import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { writeAtomic } from '../cache/write-atomic.ts'
import { publicReleaseSchema } from './public-release.ts'
import { repositorySchema } from './repository-record.ts'

const etag = z.string().max(200).nullable()

const savedSchema = z.object({
  /** The API and repository that the records come from; records of another one are not used. */
  from: z.string(),
  fetchedAt: z.number().int().min(0),
  latestRelease: z.object({ record: publicReleaseSchema, etag }),
  repository: z.object({ record: repositorySchema, etag }),
})

export type SavedMetadata = z.infer<typeof savedSchema>

/** Reads the last stored answers; null if there are none, or none that can be used. */
export async function readSaved(file: string, from: string): Promise<SavedMetadata | null> {
  try {
    const { data } = savedSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
    return data?.from === from && data.fetchedAt <= Date.now() ? data : null
  } catch {
    return null
  }
}

export const writeSaved = (file: string, saved: SavedMetadata): Promise<void> =>
  writeAtomic(file, JSON.stringify(saved))
