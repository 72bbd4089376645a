import { hash } from 'node:crypto'
import Negotiator from 'negotiator'

/** The smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** RFC 9110, section 12.5.3; x-gzip is gzip by section 8.4.1.3. */
export const acceptedEncodings = (header = ''): string[] =>
  new Negotiator({ headers: { 'accept-encoding': header.replaceAll('x-gzip', 'gzip') } }).encodings([
    ...ENCODINGS,
  ])

/** A strong entity tag: another one for each encoding. */
export const tagOf = (body: string | Buffer, encoding: Encoding): string =>
  `"${hash('sha256', body, 'base64url').slice(0, 16)}-${encoding}"`

/** RFC 9110, section 13.1.2: weak comparison, and `*` matches what exists. */
export const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false

const MARKDOWN = 'text/markdown'

/**
 * Checks that a request names text/markdown and prefers it to HTML; of two equal weights, the one named first wins. Browsers
 * never name it, so their header is not even parsed.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes(MARKDOWN)) return false
  return new Negotiator({ headers: { accept } }).mediaType([MARKDOWN, 'text/html']) === MARKDOWN
}
