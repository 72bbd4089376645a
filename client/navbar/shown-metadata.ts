import { useSyncExternalStore } from 'react'
import type { FullMetadata, ShownMetadata } from '../model/site-data.ts'
import { useSite } from '../site-context.tsx'

/** What the server knew last; null until it was asked, and then the document's own strings hold. */
let latest: (ShownMetadata & Partial<FullMetadata>) | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Release and stars: those of the document, until the server has named newer ones, and then more. */
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

/** Asks the server for both strings: a document that was kept, or a tab left open, may show old ones. */
export async function refreshMetadata(): Promise<void> {
  try {
    const response = await fetch('/docs/api/metadata', { cache: 'no-cache', priority: 'low' })
    if (!response.ok) return
    const { shown } = (await response.json()) as { shown: ShownMetadata }
    latest = shown
    for (const listener of listeners) listener()
  } catch {
    // Offline, or between two deploys: what the document says stays.
  }
}
