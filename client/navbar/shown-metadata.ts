import { useSyncExternalStore } from 'react'
import type { FullMetadata, ShownMetadata } from '../model/site-data.ts'
import { useSite } from '../site-context.tsx'

/** The server's latest answer; null until it arrives, and until then the document's own strings are shown. */
let latest: (ShownMetadata & Partial<FullMetadata>) | null = null
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

/** Asks the server for both strings, since a stored document or an old tab may show outdated ones. */
export async function refreshMetadata(): Promise<void> {
  try {
    const response = await fetch('/docs/api/metadata', { cache: 'no-cache', priority: 'low' })
    if (!response.ok) return
    const { shown } = (await response.json()) as { shown: ShownMetadata }
    latest = shown
    for (const listener of listeners) listener()
  } catch {
    // Offline, or during a deploy: the document's strings stay.
  }
}
