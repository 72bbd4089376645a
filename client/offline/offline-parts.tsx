import { useLayoutEffect, useMemo } from 'react'
import { adoptStyles } from '../browser/adopt-styles.ts'
import { useTexts } from '../locales/locale-store.ts'
import type { RouteData } from '../model/route-data.ts'
import { useSite } from '../site-context.tsx'
import { connectWorker } from './connect-worker.ts'
import styles from './offline.css' with { type: 'text' }
import { useKeptPages } from './use-kept-pages.ts'
import { type CopyState, useOfflineCopy } from './use-offline-copy.ts'
import { useShownPage } from './use-shown-page.ts'

/** The button's label in each state, by the name of its string. */
const BUTTON = {
  none: 'offer',
  working: 'stop',
  complete: 'remove',
  stopped: 'offer',
  failed: 'retry',
  full: 'retry',
} as const satisfies Record<CopyState, string>

interface OfflineControlProps {
  readonly route: RouteData
  /** The build of this document. */
  readonly build: string
  /** Whether pages may be kept without being requested. */
  readonly eager: boolean
}

/** Offers the whole documentation for reading offline, and shows the progress. */
export function OfflineControl({ route, build, eager }: OfflineControlProps) {
  const texts = useTexts().offlineCopy
  const { assets, siteData } = useSite()
  const ask = useMemo(() => connectWorker(build, assets, siteData), [build, assets, siteData])
  const copy = useOfflineCopy({ build, ask, eager })
  const { state, done, pages } = copy
  useLayoutEffect(() => adoptStyles(styles), [])
  // Readers who want the whole copy also need the files that show it.
  const isWanted = state === 'working' || state === 'complete'
  useShownPage(route, ask, eager, isWanted)
  const act = { working: copy.stop, complete: copy.remove }
  return (
    <div className="offline-copy">
      {/* One button in all states, so that it keeps the focus. */}
      <button type="button" onClick={isWanted ? act[state] : copy.start}>
        {texts[BUTTON[state]]}
      </button>
      {state === 'working' ? (
        <div>
          <progress aria-label={texts.working} max={pages} value={done} />
          {texts.progress(done, pages)}
        </div>
      ) : (
        <p role="status">{state === 'none' ? texts.offered(pages) : texts[state]}</p>
      )}
    </div>
  )
}

/** The pages that can be read without a connection, in the order of the navigation. */
export function KeptPages() {
  const texts = useTexts().offlineCopy
  const pages = useKeptPages()
  if (pages.length === 0) return null
  return (
    <nav className="kept-pages" aria-label={texts.keptPages}>
      <strong>{texts.keptPages}</strong>
      <ul lang="en">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
