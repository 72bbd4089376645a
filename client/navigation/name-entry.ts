/**
 * Gives the history entry of a loaded document a unique key. The router uses "default" in every document, so state stored
 * for one entry would apply to all.
 */
export function nameEntry(): void {
  if (!history.state?.key)
    history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '')
}
