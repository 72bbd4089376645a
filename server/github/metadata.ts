import { isDeepStrictEqual } from 'node:util'
import { formatStars } from '#client/model/format-stars.ts'
import type { FullMetadata } from '#client/model/site-data.ts'
import type { SiteRecords } from '../site/site-content.ts'

/** The two records with their source and age. */
export interface MetadataState extends Pick<SiteRecords, 'release' | 'repository'> {
  readonly source: 'snapshot' | 'cache' | 'github'
  /** When GitHub last confirmed both records, in milliseconds; null for the snapshot. */
  readonly fetchedAt: number | null
  /** Set if the last attempt to refresh them failed. */
  readonly failing: boolean
}

export type Metadata = ReturnType<typeof createMetadata>

/** The two records, at first the site's own or those of an earlier start: the refresh updates them, all other code only reads. */
export function createMetadata(
  { release, repository }: Pick<SiteRecords, 'release' | 'repository'>,
  refreshMs = 0,
  saved: Partial<MetadataState> = {},
) {
  const never = { source: 'snapshot', fetchedAt: null, failing: false } as const
  let state: MetadataState = { release, repository, ...never, ...saved }
  let shown = shownOf(state)
  return {
    get state() {
      return state
    },
    /** The strings that pages show: the same object until one of them changes. */
    get shown() {
      return shown
    },
    /** Where the records are from. They are stale if older than two refreshes, or not confirmed by the last attempt. */
    get age() {
      const { source, fetchedAt, failing } = state
      return {
        source,
        fetchedAt: fetchedAt === null ? null : new Date(fetchedAt).toISOString(),
        stale: failing || fetchedAt === null || fetchedAt < Date.now() - 2 * refreshMs,
      }
    },
    update(changed: Partial<MetadataState>) {
      state = { ...state, ...changed }
      const now = shownOf(state)
      if (!isDeepStrictEqual(now, shown)) shown = now
    },
  }
}

/** The longest release name that fits in the navbar; for a longer one it shows the tag. */
const LONGEST_NAME = 20

function shownOf({ release: { name, tag_name }, repository }: MetadataState): FullMetadata {
  return {
    release: name && name.length <= LONGEST_NAME ? name : tag_name,
    stars: formatStars(repository.stargazers_count),
    forks: formatStars(repository.forks_count),
    facts: [repository.language, repository.license?.spdx_id ?? repository.license?.name].filter(
      (fact) => typeof fact === 'string',
    ),
  }
}
