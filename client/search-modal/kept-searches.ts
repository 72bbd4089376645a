import { readStored, store } from '../storage/stored.ts'

/** A hit that the reader opened or marked, without the marks of the query that found it. */
export interface KeptHit {
  readonly href: string
  readonly title: string
  readonly trail: readonly string[]
}

/** Hits that the reader has opened, the latest first, and those marked as favorites. */
export interface Kept {
  readonly recent: readonly KeptHit[]
  readonly favourites: readonly KeptHit[]
}

const STORAGE_KEY = 'docs-search'
/** Limits of the specification, section 9. */
const MOST_RECENT = 7
const MOST_RECENT_BESIDE_FAVOURITES = 4
const MOST_FAVOURITES = 10
const NONE: Kept = { recent: [], favourites: [] }

const without = (hits: readonly KeptHit[], { href }: KeptHit) => hits.filter((each) => each.href !== href)

const limited = ({ recent, favourites }: Kept): Kept => ({
  recent: recent.slice(0, MOST_RECENT),
  favourites: favourites.slice(0, MOST_FAVOURITES),
})

/** Favorites hide the older ones; without favorites they are back. */
export const visibleRecents = ({ recent, favourites }: Kept): readonly KeptHit[] =>
  favourites.length > 0 ? recent.slice(0, MOST_RECENT_BESIDE_FAVOURITES) : recent

/** Adds an opened hit at the front, unless it is a favorite. */
export function withRecent(kept: Kept, hit: KeptHit): Kept {
  if (kept.favourites.some(({ href }) => href === hit.href)) return kept
  return limited({ ...kept, recent: [hit, ...without(kept.recent, hit)] })
}

export const withFavourite = (kept: Kept, hit: KeptHit): Kept =>
  limited({ recent: without(kept.recent, hit), favourites: [hit, ...without(kept.favourites, hit)] })

/** The favorite that would make room for another one. */
export const replacedFavourite = ({ favourites }: Kept, hit: KeptHit): KeptHit | undefined =>
  without(favourites, hit)[MOST_FAVOURITES - 1]

export const withoutHit = (kept: Kept, hit: KeptHit): Kept => ({
  recent: without(kept.recent, hit),
  favourites: without(kept.favourites, hit),
})

/** A placeholder for the site's origin. */
const ANY_SITE = 'https://site.invalid'

/** Checks for a path of this site. Browsers read `/\host` and `/<tab>/host` as `//host`. */
const isPath = (href: string): boolean =>
  href.startsWith('/') && URL.canParse(href, ANY_SITE) && new URL(href, ANY_SITE).origin === ANY_SITE

function parseHit(value: unknown): KeptHit[] {
  const { href, title, trail } = (value ?? {}) as Record<string, unknown>
  if (typeof href !== 'string' || typeof title !== 'string' || !isPath(href)) return []
  return [
    { href, title, trail: Array.isArray(trail) ? trail.filter((name) => typeof name === 'string') : [] },
  ]
}

/** Parses the stored hits and skips anything that is not a hit. */
export function parseKept(text: string): Kept {
  try {
    const stored: Partial<Record<keyof Kept, unknown>> | null = JSON.parse(text)
    const hits = (list: unknown) => (Array.isArray(list) ? list.flatMap(parseHit) : [])
    return limited({ recent: hits(stored?.recent), favourites: hits(stored?.favourites) })
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
