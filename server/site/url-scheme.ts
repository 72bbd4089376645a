const ALLOWED = new Set(['http', 'https', 'mailto'])

/**
 * The scheme of an address that a page may not link to, such as `javascript`, read as browsers read it: without what
 * they skip. Null for an address that is fine.
 */
export function refusedScheme(url: string): string | null {
  const bare = url.replace(/[\t\n\r]/g, '').replace(/^[^!-\uffff]+/, '')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase()
  return scheme && !ALLOWED.has(scheme) ? scheme : null
}

export const SCHEME_REMEDY = 'Links are http, https, mailto, or addresses of this site.'

const REFUSED =
  /<(?:script|style|iframe|frame|object|embed|applet|base|link|meta|template|animate\w*|set|foreignobject)\b/i
/** An attribute may follow a space, a slash or the quote of the one before it. */
const ATTRIBUTE = /[\s"'/](on[a-z]+|style|srcdoc)\s*=/i
const ADDRESSES =
  /[\s"'/](?:href|src|srcset|action|formaction|poster|cite|ping)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi

/**
 * Checks that HTML from the configuration is free of scripts, styles and addresses that run code. The HTML is not
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
