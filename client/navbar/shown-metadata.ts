import { useSyncExternalStore } from 'react'
import type { FullMetadata, ShownMetadata } from '../model/site-data.ts'
import { useSite } from '../site-context.tsx'

/** As long as caches may keep the server's answer. */
const FRESH_MS = 300_000

/** The server's latest answer; null until one arrives, and until then the document's own strings are shown. */
let latest: FullMetadata | null = null
/** When the page's own strings, or the latest answer, were those of the server. */
let known = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Release and stars: those of the document, until the server sends newer ones along with more facts. */
export function useShownMetadata(): ShownMetadata & Partial<FullMetadata> {
  const { metadata } = useSite()
  return (
    useSyncExternalStore(
      subscribe,
      () => latest,
      () => null,
    ) ?? metadata
  )
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
  if (!latest) void askForMetadata()
}

async function askForMetadata(): Promise<void> {
  known = Date.now()
  try {
    const response = await fetch('/docs/api/metadata', { cache: 'no-cache', priority: 'low' })
    if (!response.ok) return
    const { shown } = (await response.json()) as { shown: FullMetadata }
    latest = shown
    for (const listener of listeners) listener()
  } catch {
    // Offline, or during a deploy: the document's strings stay.
  }
}
