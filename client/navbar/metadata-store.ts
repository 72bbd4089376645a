import type { DocumentMetadata, FullMetadata } from '../model/site-data.ts'
import { useSite } from '../site-context.tsx'
import { createStore } from '../storage/create-store.ts'

/** As long as caches may keep the server's answer. */
const FRESH_MS = 300_000

/** The server's latest answer; null until one arrives. */
const latest = createStore<FullMetadata | null>(null)
/** When the page's own strings, or the latest answer, were those of the server. */
let known = 0

/** Release and stars: those of the document, until the server sends newer ones along with more facts. */
export function useMetadata(): DocumentMetadata & Partial<FullMetadata> {
  const { metadata } = useSite()
  return latest.useValue() ?? metadata
}

/** A document is sent with what the server knows; a tab to which a reader comes back may show what is outdated. */
export function refreshMetadata(document: Document): void {
  known = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - known >= FRESH_MS) void askForMetadata()
  })
}

/** For a menu that shows all of it, once it opens. */
export function completeMetadata(): void {
  if (!latest.current()) void askForMetadata()
}

async function askForMetadata(): Promise<void> {
  known = Date.now()
  try {
    const response = await fetch('/docs/api/metadata', { cache: 'no-cache', priority: 'low' })
    if (response.ok) latest.set(((await response.json()) as { shown: FullMetadata }).shown)
  } catch {
    // Offline, or during a deploy: the document's strings stay.
  }
}
