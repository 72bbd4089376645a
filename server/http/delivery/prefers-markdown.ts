import Negotiator from 'negotiator'

const MARKDOWN = 'text/markdown'

/**
 * Checks that a request names text/markdown and prefers it to HTML; of two equal weights, the one named first wins. Browsers
 * never name it, so their header is not even parsed.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes(MARKDOWN)) return false
  return new Negotiator({ headers: { accept } }).mediaType([MARKDOWN, 'text/html']) === MARKDOWN
}
