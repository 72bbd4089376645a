/** The element that a fragment names; a badly encoded fragment is used as it is. */
export function elementOf(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}
