import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { formatStars } from '#client/model/format-stars.ts'
import type { ShownMetadata } from '#client/model/site-data.ts'

const release = z.object({ tag_name: z.string() })
const repository = z.object({ stargazers_count: z.number().int().min(0) })

/** The release and the star count that pages show, from the snapshot in content/data. */
export async function loadMetadata(contentDir: string): Promise<ShownMetadata> {
  const read = async (file: string) => JSON.parse(await readFile(join(contentDir, 'data', file), 'utf8'))
  const { tag_name } = release.parse(await read('latest-release.json'))
  const { stargazers_count } = repository.parse(await read('repository.json'))
  return { release: tag_name, stars: formatStars(stargazers_count) }
}
