import './shared.ts'
import { NotFound } from './layout/not-found.tsx'
import { SearchPage } from './search/search-page.tsx'

/** What is shown in place of an article: a part of the script of its own, since most readers see articles alone. */
export const SCREENS = { NotFound, SearchPage }

export type Screens = typeof SCREENS
