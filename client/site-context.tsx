import { createContext, useContext } from 'react'
import type { DocumentFacts, SiteData } from './model/site-data.ts'

/** Everything about a document except for the page itself. */
export type DocumentContext = SiteData & DocumentFacts

const Context = createContext<DocumentContext | null>(null)

export const SiteProvider = Context.Provider

export function useSite(): DocumentContext {
  const site = useContext(Context)
  if (!site) throw new Error('useSite is called outside of SiteProvider')
  return site
}
