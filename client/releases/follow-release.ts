import { useEffect } from 'react'
import { useSite } from '../site-context.tsx'
import { type Releases, runningRelease } from './release-store.ts'

const failed = (error: unknown) => console.warn('The marks of releases cannot be loaded:', error)

/** Asks which release the reader runs. */
export function openReleases(releases: Releases): void {
  import('./release-sheet.tsx').then(({ openReleaseSheet }) => openReleaseSheet(releases), failed)
}

/** Marks the page for readers who have chosen a release; others load none of this code. */
export function useReleaseMarks(path: string): void {
  const { releases } = useSite()
  const running = runningRelease.useChosen() ?? releases.described
  useEffect(() => {
    const isSame = running === releases.described
    if (isSame && !document.querySelector('.running-mark, .issue-filter')) return
    import('./mark-page.ts').then(({ markPage }) => markPage(releases, () => openReleases(releases)), failed)
  }, [path, running, releases])
}
