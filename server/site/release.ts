import { z } from 'zod'
import { ContentErrors } from './content-error.ts'

export const RELEASE_FILE = 'data/latest-release.json'

const count = z.number().int().min(0)

/** The latest release as GitHub's releases API describes one (specification, section 3). Keys that pages do not show may be absent. */
export const releaseSchema = z.object({
  url: z.url(),
  html_url: z.url().optional(),
  tag_name: z.string().min(1).max(40),
  name: z.string().max(200).nullable(),
  draft: z.boolean(),
  prerelease: z.boolean(),
  created_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
  assets: z.array(
    z.object({
      name: z.string(),
      content_type: z.string(),
      state: z.string(),
      size: count,
      digest: z.string().nullable().optional(),
      download_count: count,
      created_at: z.iso.datetime(),
      updated_at: z.iso.datetime(),
      browser_download_url: z.url(),
    }),
  ),
  body: z.string(),
})

export type ReleaseRecord = z.infer<typeof releaseSchema>

/** The release record of the content folder. Throws ContentErrors where it is missing or of another form. */
export function parseRelease(json: string | null): ReleaseRecord {
  if (json === null)
    throw new ContentErrors([{ file: RELEASE_FILE, message: 'the release record is missing' }])
  const result = releaseSchema.safeParse(JSON.parse(json))
  if (result.success) return result.data
  throw new ContentErrors(
    result.error.issues.map((issue) => ({
      file: RELEASE_FILE,
      message: `"${issue.path.join('.')}": ${issue.message}`,
    })),
  )
}
