import { useEffect, useState } from 'react'
import { useLocale } from '../locales/locale-store.ts'
import { useSite } from '../site-context.tsx'
import { type Answer, askSearch } from './ask-search.ts'

/** How long an answer may take before the reader sees that the search is waiting. */
const STALLED_MS = 300

export interface Found {
  /** The query that was answered; the reader may have typed more since. */
  readonly query: string
  readonly answer: Answer | null
  readonly failed: boolean
}

const NOTHING: Found = { query: '', answer: null, failed: false }

/** Searches on every change of the query; the last results stay until the next answer, and late answers are dropped. */
export function useSearch(query: string): Found & { readonly stalled: boolean } {
  const locale = useLocale()
  const { siteUrl, hostedSearch: hosted, navigation } = useSite()
  const [found, setFound] = useState(NOTHING)
  const [stalled, setStalled] = useState(false)

  useEffect(() => {
    if (query === '') return
    let current = true
    const timer = setTimeout(() => setStalled(true), STALLED_MS)
    const settle = () => {
      current = false
      clearTimeout(timer)
      setStalled(false)
    }
    const asked = navigator.onLine
      ? askSearch({ query, locale, siteUrl, hosted })
      : import('../offline/search-kept.ts').then(({ searchKept }) => searchKept(query, navigation))
    asked
      .then(
        (answer) => ({ query, answer, failed: false }),
        (error) => {
          console.warn('The search does not answer:', error)
          return { query, answer: null, failed: true }
        },
      )
      .then((next) => {
        if (!current) return
        settle()
        setFound(next)
      })
    return settle
  }, [query, locale, siteUrl, hosted, navigation])

  return { ...(query === '' ? NOTHING : found), stalled }
}
