/** The id in a fragment; a badly encoded fragment is used as it is. */
export function idOf(hash: string): string {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** The element that a fragment names. */
export const elementOf = (hash: string): HTMLElement | null => document.getElementById(idOf(hash))
