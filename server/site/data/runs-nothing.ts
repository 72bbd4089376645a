import { refusedScheme } from '../url-scheme.ts'

const REFUSED =
  /<(?:script|style|iframe|frame|object|embed|applet|base|link|meta|template|animate\w*|set|foreignobject)\b/i
/** An attribute may follow a space, a slash or the quote of the one before it. */
const ATTRIBUTE = /[\s"'/](on[a-z]+|style|srcdoc)\s*=/i
const ADDRESSES =
  /[\s"'/](?:href|src|srcset|action|formaction|poster|cite|ping)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi

/**
 * Whether HTML from the configuration is free of scripts, styles and addresses that run code. The HTML is not
 * parsed, and doubtful cases are rejected: an address may contain a reference such as `&colon;` only after its scheme.
 */
export const runsNothing = (html: string): boolean =>
  !REFUSED.test(html) &&
  !tagsOf(html).some((tag) => ATTRIBUTE.test(tag)) &&
  [...html.matchAll(ADDRESSES)].every(([, double, single, bare]) => isSafe(double ?? single ?? bare ?? ''))

/** From each opening bracket to the next one, since a quoted value may contain a closing one. */
const tagsOf = (html: string): string[] => html.split('<').slice(1)

function isSafe(address: string): boolean {
  const [start = ''] = address.split(/[/?#]/, 1)
  return !start.includes('&') && refusedScheme(address) === null
}
