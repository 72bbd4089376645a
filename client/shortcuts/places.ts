import type { Texts } from '../locales/en.ts'

/** Where readers go on a page, each with what gets the focus there: the first of these that shows. */
export const PLACES = {
  filterPages: '.page-filter',
  onThisPage: '.toc [aria-current], .toc:not(:has([aria-current])) a, #toc',
  codeLanguage: '.chips a',
  feedback: '.feedback :is(button, a)',
} as const satisfies Partial<Record<keyof Texts, string>>

export type Place = keyof typeof PLACES

/** The element of a place; undefined if this page or this width does not have it. */
export const placeOf = (place: Place): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(PLACES[place])].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  )

/** The page scrolls only to what scrolls with it: pages and contents are always in sight. */
export function goTo(place: Place): void {
  const element = placeOf(place)
  element?.focus({ preventScroll: true })
  if (!element?.closest('.toc, .docs-menu')) element?.scrollIntoView({ block: 'center' })
}
