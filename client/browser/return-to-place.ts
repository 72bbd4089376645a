/**
 * Goes to where the reader was when the browser does not. Another site is shown by another process, before the script
 * here can hand the restoration of scroll positions back to the browser.
 */
export function returnToPlace({ history, location, scrollY }: Window, cameBack: boolean): void {
  // Readers who scroll while the document arrives stay where they are.
  if (!cameBack || history.scrollRestoration !== 'manual' || (scrollY > 0 && !location.hash)) return
  try {
    // The name is that of ScrollRestoration in Arrival, whose file brings React.
    const places = JSON.parse(sessionStorage.getItem('docs-scroll') ?? '{}')
    const place = places[history.state?.key]
    if (typeof place === 'number') window.scrollTo(0, place)
  } catch {
    // Without storage, or with a store that something else has written, no place is known.
  }
}
