import { z } from 'zod'

export const RELEASE_FILE = 'data/latest-release.json'

const count = z.number().int().min(0)
const address = z.url({ protocol: /^https?$/ })
const reaction = count.nullable().default(null)

const assetSchema = z.object({
  name: z.string(),
  content_type: z.string(),
  state: z.string(),
  size: count,
  digest: z.string().nullable().default(null),
  download_count: count,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  browser_download_url: address,
})

/** GitHub omits the reactions of a release without any; the counts are then unknown, not 0. */
const reactionsSchema = z.object({
  total_count: reaction,
  '+1': reaction,
  '-1': reaction,
  laugh: reaction,
  hooray: reaction,
  confused: reaction,
  heart: reaction,
  rocket: reaction,
  eyes: reaction,
})

/**
 * The latest release in the form of GitHub's releases API (specification, section 3). The content folder's record and
 * GitHub's answers have this form; unknown values are null.
 */
export const releaseSchema = z.object({
  url: address,
  html_url: address.optional(),
  tag_name: z.string().min(1).max(40),
  name: z.string().max(200).nullable(),
  draft: z.literal(false, 'a draft is not a release'),
  prerelease: z.literal(false, 'a prerelease is not shown as the release'),
  created_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
  author: z
    .object({ login: z.string(), url: address, html_url: address, type: z.string() })
    .nullable()
    .default(null),
  assets: z.array(assetSchema),
  body: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  tarball_url: address.nullable().default(null),
  zipball_url: address.nullable().default(null),
  reactions: reactionsSchema.prefault({}),
  mentions_count: count.nullable().default(null),
})

export type ReleaseRecord = z.infer<typeof releaseSchema>
