import { type Hit, plainRuns, type TextRun, textOf } from '#client/model/search-results.ts'
import { escapeHtml } from '../../escape-html.ts'

/** How a client of the provider wants its hits. */
export interface ProviderStyle {
  readonly siteUrl: string
  readonly pre: string
  readonly post: string
}

const PLAIN_TAG = /^<(mark|em|span)(?:\s+class=(?:"[\w -]*"|'[\w -]*'|[\w-]+))?>$/
const LONGEST_TAG = 64
/** Any other text is shown as such, up to five times as long once it is escaped, at every match. */
const LONGEST_TEXT = 32

/** The tags of a request. Anything but a plain element is escaped, so that it becomes text. */
export function providerStyle(pre: string, post: string, siteUrl: string): ProviderStyle {
  const name = pre.length <= LONGEST_TAG && PLAIN_TAG.exec(pre)?.[1]
  if (name && post === `</${name}>`) return { siteUrl, pre, post }
  const text = (tag: string) => escapeHtml(tag.slice(0, LONGEST_TEXT))
  return { siteUrl, pre: text(pre), post: text(post) }
}

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

/** A hit as the provider's clients show it. They write its strings into the page as HTML, all but `lvl0`. */
export type ProviderHit = ReturnType<typeof toProviderHit>

export function toProviderHit(hit: Hit, { siteUrl, pre, post }: ProviderStyle) {
  const { href, title, trail, snippet } = hit
  const [path = '', anchor = null] = href.split('#')
  const [lvl0 = '', ...above] = trail
  const highlighted = (runs: readonly TextRun[]) => ({
    // Text is escaped before it is marked, so nothing of it can be taken for markup.
    value: runs
      .map(({ text, marked }) => (marked ? pre + escapeHtml(text) + post : escapeHtml(text)))
      .join(''),
    matchLevel: runs.some(({ marked }) => marked) ? 'full' : 'none',
  })
  const levels = [...above.map(plainRuns), title]
  const byLevel = <Written>(write: (runs: readonly TextRun[]) => Written) =>
    LEVELS.map((level, at) => [level, levels[at] ? write(levels[at]) : null] as const)
  const content = snippet.length > 0 ? highlighted(snippet) : null
  const hierarchy = { lvl0: highlighted(plainRuns(lvl0)), ...Object.fromEntries(byLevel(highlighted)) }
  return {
    objectID: href,
    url: siteUrl + href,
    url_without_anchor: siteUrl + path,
    anchor,
    type: typeOf(hit, LEVELS[above.length] ?? 'lvl6'),
    hierarchy: { lvl0, ...Object.fromEntries(byLevel((runs) => escapeHtml(textOf(runs)))) },
    content: content && escapeHtml(textOf(snippet).replace(/^…|…$/g, '')),
    _snippetResult: { hierarchy, ...(content && { content }) },
    _highlightResult: { hierarchy },
  }
}

/**
 * The part that answers: the hit's own heading, or the text below it. The start of a page stands for the page, and a
 * section without text for its heading: clients show the content of a content hit even when there is none.
 */
function typeOf({ trail, title, snippet }: Hit, own: string): string {
  if (trail.length === 1) return 'lvl1'
  return snippet.length > 0 && !title.some(({ marked }) => marked) ? 'content' : own
}
