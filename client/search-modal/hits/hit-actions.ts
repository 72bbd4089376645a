import type { MouseEvent } from 'react'
import type { Hit } from './read-hit.ts'

/** What can be done with a hit that is shown. */
export interface HitActions {
  readonly onPoint: (index: number) => void
  readonly onOpen: (event: MouseEvent, hit: Hit) => void
  readonly onSeeAll: (event: MouseEvent) => void
  readonly onFavour: (hit: Hit) => void
  readonly onForget: (hit: Hit) => void
}

/** Ids that the input names: of the lists that are shown, and of what stands at an index. */
export const LIST_IDS = {
  results: 'search-results',
  recent: 'search-recent',
  favourites: 'search-favourites',
} as const
export const hitId = (index: number): string => `search-hit-${index}`
