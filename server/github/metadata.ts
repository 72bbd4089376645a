import { isDeepStrictEqual } from 'node:util'
import { formatStars } from '#client/model/format-stars.ts'
import type { FullMetadata } from '#client/model/site-data.ts'
import type { ReleaseRecord } from '../site/data/release.ts'
import type { RepositoryRecord } from './github-records.ts'

/** The two records with their source and age. */
export interface MetadataState {
  readonly latestRelease: ReleaseRecord
  readonly repository: RepositoryRecord
  readonly source: 'snapshot' | 'cache' | 'github'
  /** When GitHub last confirmed both records, in milliseconds; null for the snapshot. */
  readonly fetchedAt: number | null
  /** Set if the last attempt to refresh them failed. */
  readonly failing: boolean
}

export interface Metadata {
  readonly state: MetadataState
  /** Where the records are from, for readers and probes. They are stale if older than two refreshes, or not confirmed by the last attempt. */
  readonly age: Pick<MetadataState, 'source'> & { readonly fetchedAt: string | null; readonly stale: boolean }
  /** The strings that pages show: the same object until one of them changes. */
  readonly shown: FullMetadata
  /** For the refresh; all other code only reads. */
  replace(state: MetadataState): void
}

export function createMetadata(
  first: Pick<MetadataState, 'latestRelease' | 'repository'> & Partial<MetadataState>,
  refreshMs = 0,
): Metadata {
  let state: MetadataState = { source: 'snapshot', fetchedAt: null, failing: false, ...first }
  let shown = shownOf(state)
  return {
    get state() {
      return state
    },
    get shown() {
      return shown
    },
    get age() {
      const { source, fetchedAt, failing } = state
      const oldest = Date.now() - 2 * refreshMs
      return {
        source,
        fetchedAt: fetchedAt === null ? null : new Date(fetchedAt).toISOString(),
        stale: failing || fetchedAt === null || fetchedAt < oldest,
      }
    },
    replace(next) {
      state = next
      const now = shownOf(next)
      if (!isDeepStrictEqual(now, shown)) shown = now
    },
  }
}

/** The longest release name that fits in the navbar; for a longer one it shows the tag. */
const LONGEST_NAME = 20

function shownOf({ latestRelease: { name, tag_name }, repository }: MetadataState): FullMetadata {
  return {
    release: name && name.length <= LONGEST_NAME ? name : tag_name,
    stars: formatStars(repository.stargazers_count),
    forks: formatStars(repository.forks_count),
    facts: [repository.language, repository.license?.spdx_id ?? repository.license?.name].filter(
      (fact) => typeof fact === 'string',
    ),
  }
}
