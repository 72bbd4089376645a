import { readStored, store } from '../storage/stored.ts'
import type { Hit } from './hits/read-hit.ts'

/** Hits that the reader has opened, the latest first, and those marked as favorites. */
export interface Kept {
  readonly recent: readonly Hit[]
  readonly favourites: readonly Hit[]
}

const STORAGE_KEY = 'docs-search'
const MOST_RECENT = 7
const MOST_RECENT_BESIDE_FAVOURITES = 4
const MOST_FAVOURITES = 10
/** The marked words belong to the earlier query. */
const MARKS = /<\/?mark>/g
const NONE: Kept = { recent: [], favourites: [] }

const without = (hits: readonly Hit[], { href }: Hit) => hits.filter((each) => each.href !== href)

function limited({ recent, favourites }: Kept): Kept {
  const most = favourites.length > 0 ? MOST_RECENT_BESIDE_FAVOURITES : MOST_RECENT
  return { recent: recent.slice(0, most), favourites: favourites.slice(0, MOST_FAVOURITES) }
}

const unmarked = (hit: Hit): Hit => ({
  ...hit,
  title: hit.title.replace(MARKS, ''),
  below: hit.below.replace(MARKS, ''),
})

/** Adds an opened hit at the front, unless it is a favorite. */
export function withRecent(kept: Kept, hit: Hit): Kept {
  if (kept.favourites.some(({ href }) => href === hit.href)) return kept
  return limited({ ...kept, recent: [unmarked(hit), ...without(kept.recent, hit)] })
}

export const withFavourite = (kept: Kept, hit: Hit): Kept =>
  limited({ recent: without(kept.recent, hit), favourites: [hit, ...without(kept.favourites, hit)] })

export const withoutHit = (kept: Kept, hit: Hit): Kept => ({
  recent: without(kept.recent, hit),
  favourites: without(kept.favourites, hit),
})

/** A placeholder for the site's origin. */
const ANY_SITE = 'https://site.invalid'

/** Whether an address is a path of this site. Browsers read `/\host` and `/<tab>/host` as `//host`. */
function isPath(href: string): boolean {
  try {
    return href.startsWith('/') && new URL(href, ANY_SITE).origin === ANY_SITE
  } catch {
    return false
  }
}

const isHit = (value: unknown): value is Hit =>
  typeof value === 'object' &&
  value !== null &&
  ['href', 'group', 'page', 'title', 'below'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  isPath(String(Reflect.get(value, 'href'))) &&
  ['page', 'heading', 'content'].includes(Reflect.get(value, 'kind'))

/** Parses the stored hits and skips anything that is not a hit. */
export function parseKept(text: string): Kept {
  try {
    const stored: unknown = JSON.parse(text)
    const hits = (key: keyof Kept): Hit[] => {
      const list: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, key) : null
      return Array.isArray(list) ? list.filter(isHit) : []
    }
    return limited({ recent: hits('recent'), favourites: hits('favourites') })
  } catch (error) {
    console.warn('The searches that were kept cannot be read:', error)
    return NONE
  }
}

/** Lasts as long as this document, even if the browser stores nothing. */
let kept = NONE

export function loadKept(): Kept {
  const text = readStored(STORAGE_KEY)
  if (text !== null) kept = parseKept(text)
  return kept
}

export function saveKept(next: Kept): void {
  kept = next
  store(STORAGE_KEY, JSON.stringify(next))
}
