/**
 * Names the entry of the history that a document is loaded with. The router calls it "default" in every document, so that
 * what is kept for one would hold for all.
 */
export function nameEntry(): void {
  if (!history.state?.key)
    history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '')
}
