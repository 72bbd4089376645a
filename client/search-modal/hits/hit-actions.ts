import type { MouseEvent, PointerEvent } from 'react'
import { type Hit, textOf } from '../../model/search-results.ts'
import type { KeptHit } from '../kept-searches.ts'

/** The actions on a hit in the list. */
export interface HitActions {
  readonly onPoint: (event: PointerEvent, index: number) => void
  readonly onOpen: (event: MouseEvent, hit: KeptHit) => void
  readonly onFavour: (hit: KeptHit) => void
  readonly onForget: (hit: KeptHit) => void
}

export const toKept = ({ href, title, trail }: Hit): KeptHit => ({ href, title: textOf(title), trail })

/** The id of the option at an index, which the input refers to. */
export const hitId = (index: number): string => `search-hit-${index}`
