import type { TextRun } from '#client/model/search-results.ts'
import type { Snippet } from './snippet.ts'

/** How matches are marked in an answer of the protocol. */
export interface MarkTags {
  readonly pre: string
  readonly post: string
}

const PLAIN_TAG = /^<(mark|em|span)(?:\s+class=(?:"[\w -]*"|'[\w -]*'|[\w-]+))?>$/
const LONGEST_TAG = 64
/** What is no tag is shown as text, up to five times as long once it is escaped, at every match. */
const LONGEST_OTHER = 32

/** The tags that a request names. Anything but a plain element is escaped, so that it becomes text. */
export function markTags(pre = '<em>', post = '</em>'): MarkTags {
  const name = PLAIN_TAG.exec(pre)?.[1]
  if (name && post === `</${name}>` && pre.length <= LONGEST_TAG) return { pre, post }
  return { pre: escapeHtml(pre.slice(0, LONGEST_OTHER)), post: escapeHtml(post.slice(0, LONGEST_OTHER)) }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

/** Text is escaped before it is marked, so nothing of it can be taken for markup. */
export const markUp = (runs: readonly TextRun[], { pre, post }: MarkTags): string =>
  runs.map(({ text, marked }) => (marked ? pre + escapeHtml(text) + post : escapeHtml(text))).join('')

export const markUpSnippet = (
  { runs, cutStart, cutEnd }: Snippet,
  tags: MarkTags,
  ellipsis: string,
): string => (cutStart ? ellipsis : '') + markUp(runs, tags) + (cutEnd ? ellipsis : '')
