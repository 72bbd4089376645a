/** How long an entry lasts: for good, or as long as its tab. */
type Kind = 'localStorage' | 'sessionStorage'

/** The choice that keys without Ctrl do something by themselves, which speech input types by mistake (WCAG 2.2, 2.1.4). */
export const SINGLE_KEYS = 'docs-single-keys'

/** The stored value of a name; null if there is none, or no storage. */
export const readStored = (name: string, kind: Kind = 'localStorage'): string | null =>
  attempt(() => window[kind].getItem(name))

/** Stores a string. If the browser refuses, everything works without it. */
export function store(name: string, value: string, kind: Kind = 'localStorage'): void {
  attempt(() => window[kind].setItem(name, value))
}

/** A browser without storage refuses every access; one warning a visit is enough. */
let warned = false

function attempt<Result>(access: () => Result): Result | null {
  try {
    return access()
  } catch (error) {
    if (!warned) console.warn('The browser has no storage, so nothing is remembered:', error)
    warned = true
    return null
  }
}
