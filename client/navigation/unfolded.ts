import { readStored, store } from '../storage/stored.ts'

/** Indexes of the open parts of each history entry, as long as the tab lives. */
const KEY = 'docs-unfolded'

const partsOf = (document: Document) => [...document.querySelectorAll<HTMLDetailsElement>('.article details')]

const entry = (): string => history.state?.key ?? 'default'

function kept(): Record<string, number[]> {
  try {
    return JSON.parse(readStored(KEY, 'sessionStorage') ?? '{}')
  } catch {
    return {}
  }
}

/** Notes what the reader unfolds: on the way back, the page is as long as it was, so that their place is the same. */
export function keepUnfolded(document: Document): void {
  // This event does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement)) return
      const open = partsOf(document).flatMap((part, index) => (part.open ? [index] : []))
      store(KEY, JSON.stringify({ ...kept(), [entry()]: open }), 'sessionStorage')
    },
    { capture: true },
  )
}

/** Opens what was open when the reader left this entry of the history. */
export function unfoldAgain(document: Document): void {
  const parts = partsOf(document)
  for (const index of kept()[entry()] ?? []) parts[index]?.setAttribute('open', '')
}
