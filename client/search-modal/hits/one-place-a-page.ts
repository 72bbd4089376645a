import type { Hit, Place } from './read-hit.ts'

const MOST_BELOW = 2

/** Folds hits of a page below its best one: engines that do not do it give each a place. */
export function onePlaceAPage(places: readonly Place[]): Place[] {
  const pages = new Map<string, Place & { more: Hit[] }>()
  for (const place of places) {
    const [path = ''] = place.hit.href.split('#', 1)
    const first = pages.get(path)
    if (!first) pages.set(path, { ...place, more: [...place.more] })
    else if (first.more.length < MOST_BELOW && ![first.hit, ...first.more].some(isAt(place.hit.href)))
      first.more.push(place.hit)
  }
  return [...pages.values()]
}

const isAt =
  (href: string) =>
  (hit: Hit): boolean =>
    hit.href === href
