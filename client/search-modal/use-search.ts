import { useCallback, useEffect, useState } from 'react'
import { useLocale } from '../locales/locale-store.ts'
import type { SearchResults } from '../model/search-results.ts'
import { useSite } from '../site-context.tsx'
import { askSearch, failureOf, type SearchFailure } from './ask-search.ts'

/** How long an answer may take before the window shows that it waits (specification, section 9), says so, and gives up. */
const STALLED_MS = 300
const SLOW_MS = 3000
const TIMEOUT_MS = 30_000

interface Settled {
  /** The query that was answered; the reader may have asked more since. */
  readonly query: string
  readonly results: SearchResults | null
  readonly failure: SearchFailure | null
}

export interface Found extends Settled {
  readonly waiting: 'no' | 'stalled' | 'slow'
  readonly retry: () => void
}

const NOTHING: Settled = { query: '', results: null, failure: null }

/** Searches on every change of the query. The last results stay until the next answer; earlier requests are aborted. */
export function useSearch(query: string): Found {
  const locale = useLocale()
  const { siteUrl, hostedSearch: hosted } = useSite()
  const [settled, setSettled] = useState(NOTHING)
  const [waiting, setWaiting] = useState<Found['waiting']>('no')
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    if (query === '') return
    const controller = new AbortController()
    let isLate = false
    const tell = (late: Found['waiting']) => {
      isLate = late !== 'no'
      setWaiting(late)
    }
    const timers = [
      setTimeout(tell, STALLED_MS, 'stalled'),
      setTimeout(tell, SLOW_MS, 'slow'),
      setTimeout(() => controller.abort(new Error('no answer in time')), TIMEOUT_MS),
    ]
    let current = true
    const end = () => {
      current = false
      for (const timer of timers) clearTimeout(timer)
      // React takes fifty letters that each change the state again, before it has a task of its own, for an endless loop.
      if (isLate) tell('no')
    }
    const settle = (next: Omit<Settled, 'query'>) => {
      if (!current) return
      end()
      setSettled({ query, ...next })
    }
    askSearch(query, { siteUrl, locale, hosted }, controller.signal).then(
      (results) => settle({ results, failure: null }),
      (error) => {
        if (current) console.warn('The search does not answer:', error)
        settle({ results: null, failure: failureOf(error) })
      },
    )
    return () => {
      end()
      controller.abort()
    }
  }, [query, locale, siteUrl, hosted, attempt])

  return { ...(query === '' ? NOTHING : settled), waiting, retry }
}
