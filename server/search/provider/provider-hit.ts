import { type Hit, type Place, plainRuns, type TextRun, textOf } from '#client/model/search-results.ts'
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

const NO_LEVELS = { lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
type Level = keyof typeof NO_LEVELS
const LEVELS = Object.keys(NO_LEVELS) as Level[]

/** A hit as the provider's clients show it. They write its strings into the page as HTML, all but `lvl0`. */
export type ProviderHit = ReturnType<typeof toProviderHit>

export function toProviderHit(place: Place, style: ProviderStyle) {
  const { href, title, trail, snippet, answer, more } = place
  const { siteUrl, pre, post } = style
  const [path = '', anchor = null] = href.split('#')
  const [lvl0 = '', ...above] = trail
  const own = LEVELS[above.length] ?? 'lvl6'
  const highlighted = (runs: readonly TextRun[]) => ({
    // Text is escaped before it is marked, so nothing of it can be taken for markup.
    value: runs
      .map(({ text, marked }) => (marked ? pre + escapeHtml(text) + post : escapeHtml(text)))
      .join(''),
    matchLevel: runs.some(({ marked }) => marked) ? ('full' as const) : ('none' as const),
  })
  const levels = [...above.map(plainRuns), title]
  const byLevel = <Written>(write: (runs: readonly TextRun[]) => Written) =>
    Object.fromEntries(levels.map((runs, at) => [LEVELS[at], write(runs)]))
  const content = snippet.length > 0 ? highlighted(snippet) : null
  const hierarchy = {
    lvl0: { value: lvl0, matchLevel: 'none' as const },
    ...byLevel(highlighted),
  }
  return {
    objectID: href,
    url: siteUrl + href,
    url_without_anchor: siteUrl + path,
    anchor,
    type: typeOf(place, own),
    hierarchy: { lvl0, ...NO_LEVELS, ...byLevel((runs) => escapeHtml(textOf(runs))) },
    content: content && escapeHtml(textOf(snippet).replace(/^…|…$/g, '')),
    _snippetResult: { hierarchy, ...(content && { content }) },
    _highlightResult: { hierarchy },
    ...(answer && { answer }),
    sections: more.map((hit) => ({ url: siteUrl + hit.href, title: textOf(hit.title) })),
  }
}

/**
 * The part that answers: the hit's own heading, or the text below it. The start of a page stands for the page, and a
 * section without text for its heading: clients show the content of a content hit even when there is none.
 */
function typeOf({ trail, title, snippet }: Hit, own: Level): Level | 'content' {
  if (trail.length === 1) return 'lvl1'
  return snippet.length > 0 && !title.some(({ marked }) => marked) ? 'content' : own
}
