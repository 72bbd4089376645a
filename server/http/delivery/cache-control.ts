/** Cache policies by name. */
export const CACHE_CONTROL = {
  /** Pages: stored, but revalidated each time. */
  page: 'no-cache',
  /** Negotiated Markdown: shared caches ignore Vary often enough to hand it to a browser. */
  negotiatedMarkdown: 'private, no-cache',
  redirect: 'max-age=3600',
  metadata: 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400',
  /** Files that change with a deploy and have no hash in their name. */
  file: 'public, max-age=3600',
  immutable: 'public, max-age=31536000, immutable',
  none: 'no-store',
} as const

export type CachePolicy = keyof typeof CACHE_CONTROL
