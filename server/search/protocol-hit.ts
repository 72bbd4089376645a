import { escapeHtml, type MarkTags, markUp, markUpSnippet } from './hit-markup.ts'
import type { Marker } from './marker.ts'
import { type ProtocolRequest, snippetLength } from './protocol-request.ts'
import { recordSnippet } from './record-snippet.ts'
import type { SearchRecord } from './search-record.ts'
import { markedText, snippetOf } from './snippet.ts'
import { symbolAddress } from './symbol.ts'

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
type Level = (typeof LEVELS)[number]

interface Marked {
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
    readonly hierarchy: Readonly<Partial<Record<'lvl0' | Level, Marked>>>
    readonly content?: Marked
  }
  readonly _highlightResult: {
    readonly hierarchy: Readonly<Partial<Record<'lvl0' | Level, Marked>>>
  }
}

export interface HitContext {
  readonly siteUrl: string
  readonly marker: Marker
  readonly tags: MarkTags
  readonly request: Pick<ProtocolRequest, 'attributesToSnippet' | 'snippetEllipsisText'>
}

export function toProtocolHit(record: SearchRecord, context: HitContext): ProtocolHit {
  const { siteUrl, marker, tags, request } = context
  const ellipsis = escapeHtml(request.snippetEllipsisText)
  const words = (attribute: string) => snippetLength(request.attributesToSnippet, attribute)
  const titles = [record.page, ...record.parents, ...(record.heading ? [record.heading] : [])]
  const snippet = recordSnippet(record, words('content'), marker)
  const content = markUpSnippet(snippet, tags, ellipsis)
  const byLevel = <T>(write: (title: string, level: Level) => T) =>
    Object.fromEntries(
      LEVELS.flatMap((level, at) => (at in titles ? [[level, write(titles[at] ?? '', level)]] : [])),
    )
  const lvl0 = { value: record.category, matchLevel: 'none' as const }
  return {
    objectID: record.path + (record.anchor && `#${record.anchor}`),
    url: siteUrl + symbolAddress(record),
    url_without_anchor: siteUrl + record.path,
    anchor: record.anchor || null,
    type: typeOf(record, titles.length, marker),
    hierarchy: {
      lvl0: record.category,
      ...NO_LEVELS,
      ...byLevel(escapeHtml),
    },
    content: snippet.runs.length > 0 ? escapeHtml(snippet.runs.map(({ text }) => text).join('')) : null,
    _snippetResult: {
      hierarchy: {
        lvl0,
        ...byLevel((title, level) =>
          marked(
            markUpSnippet(snippetOf(title, words(`hierarchy.${level}`), marker), tags, ellipsis),
            title,
            marker,
          ),
        ),
      },
      ...(content && {
        content: { value: content, matchLevel: snippet.answers > 0 ? 'full' : 'none' } as const,
      }),
    },
    _highlightResult: {
      hierarchy: {
        lvl0,
        ...byLevel((title) => marked(markUp(markedText(title, marker), tags), title, marker)),
      },
    },
  }
}

const NO_LEVELS = { lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }

const marked = (value: string, title: string, marker: Marker): Marked => ({
  value,
  matchLevel: markedText(title, marker).some((run) => run.marked) ? 'full' : 'none',
})

/** What the hit is an answer by: its own heading, or the text below it. The start of a page stands for the page. */
function typeOf(record: SearchRecord, level: number, marker: Marker): Level | 'content' {
  if (record.anchor === '') return 'lvl1'
  const answers = markedText(record.heading, marker).some((run) => run.marked)
  return answers ? (LEVELS[Math.min(level, LEVELS.length) - 1] ?? 'lvl6') : 'content'
}
