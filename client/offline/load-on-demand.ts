import { loadModal } from '../search-modal/load-modal.ts'

/** Lazily loaded parts of the script: without a connection they could not be fetched when the reader needs them. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  loadModal,
  () => import('../listings/open-console.ts'),
  () => import('../listings/console-dialog.ts'),
  () => import('../mdx/screenshot/zoom-dialog.ts'),
  () => import('../releases/mark-page.ts'),
  () => import('../releases/release-sheet.ts'),
  () => import('../shortcuts/shortcut-sheet.ts'),
]

let loaded: Promise<unknown> | undefined

/** Fetches these parts once, so that the worker can keep them with the pages. */
export function loadOnDemand(): Promise<unknown> {
  loaded ??= Promise.allSettled(PARTS.map((load) => load()))
  return loaded
}
