/** The ids that the layout and its windows give to their own elements. */
export const LAYOUT_IDS = {
  announcer: 'announcer',
  bootstrap: 'bootstrap',
  content: 'content',
  menu: 'menu',
  sidebar: 'sidebar',
  contents: 'toc',
  query: 'search-query',
  consoleAddress: 'console-address',
  consoleRuns: 'console-runs',
} as const

/** Ids of the lists in the search window. */
export const LIST_IDS = {
  results: 'search-results',
  recent: 'search-recent',
  favourites: 'search-favourites',
  popular: 'search-popular',
} as const

const RESERVED = new Set<string>([...Object.values(LAYOUT_IDS), ...Object.values(LIST_IDS)])

/** Tells whether an element of an article would have the id of one in the layout. */
export const isReservedId = (id: string): boolean => RESERVED.has(id) || /^search-hit-\d+$/.test(id)
