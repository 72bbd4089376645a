import { type Hit, plainRuns, type TextRun, textOf } from '#client/model/search-results.ts'
import { escapeHtml } from '../../escape-html.ts'

const PLAIN_TAG = /^<(mark|em|span)(?:\s+class=(?:"[\w -]{0,64}"|'[\w -]{0,64}'|[\w-]{1,64}))?>$/
/** Any other text is shown as such, up to five times as long once it is escaped, at every match. */
const LONGEST_TEXT = 32

/** The tags of a request. Anything but a plain element is escaped, so that it becomes text. */
export function providerTags(pre: string, post: string): { pre: string; post: string } {
  const name = PLAIN_TAG.exec(pre)?.[1]
  if (name && post === `</${name}>`) return { pre, post }
  const text = (tag: string) => escapeHtml(tag.slice(0, LONGEST_TEXT))
  return { pre: text(pre), post: text(post) }
}

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

/** A hit as the provider's clients show it. They write its strings into the page as HTML, all but `lvl0`. */
export function toProviderHit(
  { href, title, trail, snippet }: Hit,
  { pre, post }: ReturnType<typeof providerTags>,
  siteUrl: string,
) {
  const [path = '', anchor = null] = href.split('#')
  const [lvl0 = '', ...above] = trail
  const plain = (runs: readonly TextRun[]) => escapeHtml(textOf(runs))
  const highlighted = (runs: readonly TextRun[]) => ({
    // Text is escaped before it is marked, so nothing of it can be taken for markup.
    value: runs.map((run) => (run.marked ? pre + plain([run]) + post : plain([run]))).join(''),
    matchLevel: runs.some(({ marked }) => marked) ? 'full' : 'none',
  })
  const levels = [...above.map(plainRuns), title]
  const byLevel = <Written>(write: (runs: readonly TextRun[]) => Written) =>
    Object.fromEntries(LEVELS.map((level, at) => [level, levels[at] ? write(levels[at]) : null]))
  const hierarchy = { lvl0: highlighted(plainRuns(lvl0)), ...byLevel(highlighted) }
  const hasText = snippet.length > 0
  // The part that answers: the hit's own heading, or the text below it. The start of a page stands for the page.
  const isText = above.length > 0 && hasText && !title.some(({ marked }) => marked)
  return {
    objectID: href,
    url: siteUrl + href,
    url_without_anchor: siteUrl + path,
    anchor,
    type: isText ? 'content' : (LEVELS[above.length] ?? 'lvl6'),
    hierarchy: { lvl0, ...byLevel(plain) },
    content: hasText ? plain(snippet).replace(/^…|…$/g, '') : null,
    _snippetResult: { hierarchy, ...(hasText && { content: highlighted(snippet) }) },
    _highlightResult: { hierarchy },
  }
}
