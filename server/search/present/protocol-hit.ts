import type { SearchAnswerText } from '#client/model/search-results.ts'
import type { SearchRecord } from '../index/search-record.ts'
import { symbolAddress } from '../symbols/symbol.ts'
import { answerOf } from './answer-of.ts'
import type { FoldedPage } from './fold-pages.ts'
import { escapeHtml, type MarkTags, markUp, markUpSnippet } from './hit-markup.ts'
import { allRuns, hasMatch, type MarkedText, markText } from './marked-text.ts'
import type { MatchTerms } from './match-terms.ts'
import { recordSnippet } from './record-snippet.ts'
import { snippetOf } from './snippet.ts'
import type { SnippetLengths } from './snippet-lengths.ts'

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
type Level = (typeof LEVELS)[number]

interface Highlight {
  readonly value: string
  readonly matchLevel: 'none' | 'full'
}

/** A record as clients of the protocol show it. They write its strings into the page as HTML, all but `lvl0`. */
export interface ProtocolHit {
  readonly objectID: string
  readonly url: string
  readonly url_without_anchor: string
  readonly anchor: string | null
  readonly type: Level | 'content'
  readonly hierarchy: Readonly<Record<'lvl0' | Level, string | null>>
  readonly content: string | null
  readonly _snippetResult: {
    readonly hierarchy: Readonly<Partial<Record<'lvl0' | Level, Highlight>>>
    readonly content?: Highlight
  }
  /** What is wanted at once, as plain text; with the next, an addition of ours that other clients pass over. */
  readonly answer?: SearchAnswerText
  /** Other sections of the same page. */
  readonly sections: readonly { readonly url: string; readonly title: string }[]
  readonly _highlightResult: {
    readonly hierarchy: Readonly<Partial<Record<'lvl0' | Level, Highlight>>>
  }
}

/** How the hits of a query are written. */
export interface HitStyle {
  readonly siteUrl: string
  readonly matchTerms: MatchTerms
  readonly tags: MarkTags
  readonly words: SnippetLengths
  /** As HTML. */
  readonly ellipsis: string
  /** The message that was pasted. */
  readonly message: string | null
}

export function toProtocolHit({ record, more }: FoldedPage, style: HitStyle): ProtocolHit {
  const answer = answerOf(record, style.message)
  const { siteUrl, matchTerms, tags, words, ellipsis } = style
  const titles = [record.page, ...record.parents, ...(record.heading ? [record.heading] : [])]
  const levels = titles.slice(0, LEVELS.length).map((title) => markText(title, matchTerms))
  const snippet = recordSnippet(record, words('content'), matchTerms)
  const content = markUpSnippet(snippet, tags, ellipsis)
  const lvl0: Highlight = { value: record.category, matchLevel: 'none' }
  return {
    objectID: record.path + (record.anchor && `#${record.anchor}`),
    url: siteUrl + symbolAddress(record),
    url_without_anchor: siteUrl + record.path,
    anchor: record.anchor || null,
    type: typeOf(record, levels, content !== ''),
    hierarchy: { lvl0: record.category, ...NO_LEVELS, ...byLevel(levels, ({ text }) => escapeHtml(text)) },
    content: content === '' ? null : escapeHtml(snippet.runs.map(({ text }) => text).join('')),
    _snippetResult: {
      hierarchy: {
        lvl0,
        ...byLevel(levels, (title, level) => ({
          value: markUpSnippet(snippetOf(title, words(`hierarchy.${level}`)), tags, ellipsis),
          matchLevel: hasMatch(title) ? 'full' : 'none',
        })),
      },
      ...(content && { content: { value: content, matchLevel: snippet.answers > 0 ? 'full' : 'none' } }),
    },
    ...(answer && { answer }),
    sections: more.map((other) => ({
      url: siteUrl + symbolAddress(other),
      title: other.heading || other.page,
    })),
    _highlightResult: {
      hierarchy: {
        lvl0,
        ...byLevel(levels, (title) => ({
          value: markUp(allRuns(title), tags),
          matchLevel: hasMatch(title) ? 'full' : 'none',
        })),
      },
    },
  }
}

const NO_LEVELS = { lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }

function byLevel<T extends string | Highlight>(
  titles: readonly MarkedText[],
  write: (title: MarkedText, level: Level) => T,
): Partial<Record<Level, T>> {
  return Object.fromEntries(titles.map((title, at) => [LEVELS[at], write(title, LEVELS[at] ?? 'lvl6')]))
}

/**
 * What the hit is an answer by: its own heading, or the text below it. The start of a page stands for the page, and a
 * section without text for its heading: clients show the content of a content hit even when there is none.
 */
function typeOf(
  { anchor }: SearchRecord,
  titles: readonly MarkedText[],
  hasContent: boolean,
): Level | 'content' {
  if (anchor === '') return 'lvl1'
  const heading = titles.at(-1)
  if (hasContent && heading && !hasMatch(heading)) return 'content'
  return LEVELS[titles.length - 1] ?? 'lvl6'
}
