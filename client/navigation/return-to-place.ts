import { unfoldAgain } from './unfolded.ts'

/** The name is that of ScrollRestoration in Arrival, whose file brings React. */
const NAME = 'docs-scroll'

const readPlaces = (): Record<string, unknown> => JSON.parse(sessionStorage.getItem(NAME) ?? '{}')

/**
 * Opens what was open, and on the way back from another site goes to where the reader was. The browser's own restoration
 * may know an older place: it notes positions a moment late, and another site is shown by another process.
 */
export function returnToPlace({ document, history }: Window, cameBack: boolean): void {
  unfoldAgain(document)
  if (!cameBack) return
  try {
    const place = readPlaces()[history.state?.key]
    if (typeof place !== 'number') return
    history.scrollRestoration = 'manual'
    window.scrollTo(0, place)
  } catch {
    // Without storage, or with a store that something else has written, no place is known.
  }
}

/** Notes where the reader is. Firefox loses what a document stores while another site replaces it, as react-router does. */
export function notePlace(): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ ...readPlaces(), [history.state?.key]: window.scrollY }))
  } catch {
    // Without storage, the browser's own restoration remains.
  }
}
