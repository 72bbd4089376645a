import './shared.ts'
import { NotFound } from './layout/not-found.tsx'
import { SearchPage } from './search/search-page.tsx'

/** What is shown in place of an article: a separate part of the script, since most readers only see articles. */
export const SCREENS = { NotFound, SearchPage }

export type Screens = typeof SCREENS
