import { z } from 'zod'
import type { CacheFolder } from '../cache/cache-folder.ts'
import { publicReleaseSchema } from './public-release.ts'
import { repositorySchema } from './repository-record.ts'

/** The name in the cache folder under which answers are kept for the next start. */
export const SAVED = 'github/metadata'

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
export async function readSaved(cache: CacheFolder, from: string): Promise<SavedMetadata | null> {
  const saved = await cache.read(SAVED, (value) => savedSchema.parse(value))
  return saved?.from === from && saved.fetchedAt <= Date.now() ? saved : null
}
