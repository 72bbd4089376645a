/**
 * Goes to where the reader was on the way back from another site. The browser's own restoration may know an older place:
 * it notes positions a moment late, and another site is shown by another process.
 */
export function returnToPlace({ history }: Window, cameBack: boolean): void {
  if (!cameBack) return
  try {
    // The name is that of ScrollRestoration in Arrival, whose file brings React.
    const places = JSON.parse(sessionStorage.getItem('docs-scroll') ?? '{}')
    const place = places[history.state?.key]
    if (typeof place !== 'number') return
    history.scrollRestoration = 'manual'
    window.scrollTo(0, place)
  } catch {
    // Without storage, or with a store that something else has written, no place is known.
  }
}
