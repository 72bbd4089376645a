import { z } from 'zod'
import type { CacheFolder } from '../cache/cache-folder.ts'
import { releaseSchema } from '../site/data/release.ts'
import { repositorySchema } from '../site/data/repository.ts'

/** A version, or the words of a release: letters, digits, and the signs between them. */
const printable = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} .,:+_()-]{0,39}$/u)

/** A release that pages may show: with a printable tag, which they show if its name is not printable. */
export const publicReleaseSchema = releaseSchema.extend({
  tag_name: printable,
  name: printable.nullable().catch(null),
})

/** The name in the cache folder under which answers are kept for the next start. */
export const SAVED = 'github/records'

const savedSchema = z.object({
  /** The API and repository that the records come from; records of another one are not used. */
  from: z.string(),
  fetchedAt: z.number(),
  release: publicReleaseSchema,
  repository: repositorySchema,
})

/** Reads the last stored answers; null if there are none, or none that can be used. */
export async function readSaved(cache: CacheFolder, from: string) {
  const saved = await cache.read(SAVED, (value) => savedSchema.parse(value))
  return saved?.from === from && saved.fetchedAt <= Date.now() ? saved : null
}
