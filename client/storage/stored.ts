/** What outlives a document: for good, or as long as its tab. */
type Kind = 'localStorage' | 'sessionStorage'

/** What the browser keeps under a name; null when there is nothing, or no storage. */
export const readStored = (name: string, kind: Kind = 'localStorage'): string | null =>
  attempt(name, () => window[kind].getItem(name))

/** Keeps a text. Where the browser refuses, everything goes on without. */
export function store(name: string, value: string, kind: Kind = 'localStorage'): void {
  attempt(name, () => window[kind].setItem(name, value))
}

function attempt<Result>(name: string, access: () => Result): Result | null {
  try {
    return access()
  } catch (error) {
    console.warn(`The browser has no storage for "${name}":`, error)
    return null
  }
}
