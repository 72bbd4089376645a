import type { MouseEvent } from 'react'
import type { Hit } from './read-hit.ts'

/** The actions on a hit in the list. */
export interface HitActions {
  readonly onPoint: (index: number) => void
  readonly onOpen: (event: MouseEvent, hit: Hit) => void
  /** A link that is no hit. */
  readonly onLeave: (event: MouseEvent) => void
  readonly onFavour: (hit: Hit) => void
  readonly onForget: (hit: Hit) => void
}

/** Ids that the input refers to: of the lists that are shown, and of the option at an index. */
export const LIST_IDS = {
  results: 'search-results',
  recent: 'search-recent',
  favourites: 'search-favourites',
  popular: 'search-popular',
} as const
export const hitId = (index: number): string => `search-hit-${index}`
