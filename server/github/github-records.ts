import { z } from 'zod'
import type { CacheFolder } from '../cache/cache-folder.ts'
import { releaseSchema } from '../site/data/release.ts'
import { YamlSource } from '../site/data/yaml-source.ts'
import { readOptional } from '../site/read-content.ts'

/** A version, or the words of a release: letters, digits, and the signs between them. */
const printable = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} .,:+_()-]{0,39}$/u)

/** A release that pages may show: with a printable tag, which they show if its name is not printable. */
export const publicReleaseSchema = releaseSchema.extend({
  tag_name: printable,
  name: printable.nullable().catch(null),
})

const count = z.number().int().min(0)
const unknownCount = count.nullable().default(null)
const unknownText = z.string().max(1000).nullable().default(null)

/** The repository in the form of GitHub's API (specification, section 3); unknown values are null. */
export const repositorySchema = z.object({
  name: unknownText,
  full_name: unknownText,
  description: unknownText,
  language: unknownText,
  stargazers_count: count,
  forks_count: unknownCount,
  open_issues_count: unknownCount,
  license: z
    .object({ key: z.string(), name: z.string(), spdx_id: z.string().nullable() })
    .nullable()
    .default(null),
  topics: z.array(z.string()).default([]),
  default_branch: unknownText,
})

export type RepositoryRecord = z.infer<typeof repositorySchema>

const REPOSITORY_FILE = 'data/repository.json'

/** Loads the content folder's repository record. Throws ContentErrors if it is missing or invalid. */
export const loadRepository = (contentDir: string): RepositoryRecord =>
  new YamlSource(REPOSITORY_FILE, readOptional(contentDir, REPOSITORY_FILE) ?? '').need(repositorySchema)

/** The name in the cache folder under which answers are kept for the next start. */
export const SAVED = 'github/metadata'

const savedSchema = z.object({
  /** The API and repository that the records come from; records of another one are not used. */
  from: z.string(),
  fetchedAt: count,
  latestRelease: publicReleaseSchema,
  repository: repositorySchema,
})

/** Reads the last stored answers; null if there are none, or none that can be used. */
export async function readSaved(cache: CacheFolder, from: string) {
  const saved = await cache.read(SAVED, (value) => savedSchema.parse(value))
  return saved?.from === from && saved.fetchedAt <= Date.now() ? saved : null
}
