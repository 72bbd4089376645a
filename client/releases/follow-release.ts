import type { DataRouter } from 'react-router'
import { type Releases, runningRelease } from './release-store.ts'

const failed = (error: unknown) => console.warn('The marks of releases cannot be loaded:', error)

/** Asks which release the reader runs, and marks the page for it. */
export function openReleases(releases: Releases): void {
  import('./release-sheet.ts').then(
    ({ openReleaseSheet }) => openReleaseSheet(releases, () => mark(releases)),
    failed,
  )
}

function mark(releases: Releases): void {
  import('./mark-page.ts').then(
    ({ markPages }) => markPages(releases.described, () => openReleases(releases)),
    failed,
  )
}

/** Marks pages for readers who have chosen a release; others load none of this code. */
export function followRelease(releases: Releases, router: DataRouter): void {
  const follow = () => {
    const running = runningRelease.current() ?? releases.described
    if (running !== releases.described || document.querySelector('.issue-filter')) mark(releases)
  }
  follow()
  // After a navigation, the new page may not be rendered yet.
  router.subscribe(({ navigation }) => void (navigation.state !== 'idle' || setTimeout(follow, 50)))
}
