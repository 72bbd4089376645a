import { useEffect, useState } from 'react'
import { useLocale } from '../locales/locale-store.ts'
import { useSite } from '../site-context.tsx'
import { type Answer, type Asked, askSearch } from './ask-search.ts'

/** How long an answer may take before the reader sees that the search is waiting. */
const STALLED_MS = 300

export interface Found {
  /** The question that was answered, as `questionKey` writes it; the reader may have asked more since. */
  readonly key: string
  readonly query: string
  readonly answer: Answer | null
  readonly failed: boolean
}

const NOTHING: Found = { key: '', query: '', answer: null, failed: false }

/** Two questions with the same key have the same answer. */
export const questionKey = ({ query, pasted, filter }: Asked): string =>
  query === '' ? '' : `${filter ?? ''}:${pasted ?? query}`

/** Searches on every change of the question; the last results stay until the next answer, and late answers are dropped. */
export function useSearch({ query, pasted, filter }: Asked): Found & { readonly stalled: boolean } {
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
    const key = questionKey({ query, pasted, filter })
    const asked = navigator.onLine
      ? askSearch({ query, pasted, filter, locale, siteUrl, hosted })
      : import('../offline/search-kept.ts').then(({ searchKept }) => searchKept(query, navigation))
    asked
      .then(
        (answer) => ({ key, query, answer, failed: false }),
        (error) => {
          console.warn('The search does not answer:', error)
          return { key, query, answer: null, failed: true }
        },
      )
      .then((next) => {
        if (!current) return
        settle()
        setFound(next)
      })
    return settle
  }, [query, pasted, filter, locale, siteUrl, hosted, navigation])

  return { ...(query === '' ? NOTHING : found), stalled }
}
