import type { Hit, Place } from '#client/model/search-results.ts'
import type { SearchAnswer } from '../create-search.ts'
import type { SearchRecord } from '../index/search-record.ts'
import { symbolAddress } from '../symbols/symbol.ts'
import { answerOf } from './answer-of.ts'
import { createMarkText, runsOf } from './marked-text.ts'
import type { RecordPlace } from './record-places.ts'
import { recordSnippet } from './snippet.ts'

const MOST_MORE = 2
/** A section is shown by its heading only, which has to say why. */
const isMarked = ({ title }: Hit) => title.some(({ marked }) => marked)

/** Writes places of an answer with their matches marked, with snippets of at most so many words. */
export function createToPlace({ query, pasted }: SearchAnswer): (place: RecordPlace, words: number) => Place {
  const mark = createMarkText(query)
  const named = (record: SearchRecord): Hit => ({
    href: symbolAddress(record),
    title: runsOf(mark(record.heading || record.page)),
    trail: [record.category, ...(record.heading ? [record.page, ...record.parents] : [])],
    snippet: [],
  })
  return ({ record, more }, words) => {
    const answer = answerOf(record, pasted?.matches[0]?.message ?? null)
    return {
      ...named(record),
      kind: record.kind,
      snippet: recordSnippet(record, words, mark),
      ...(answer && { answer }),
      more: more.map(named).filter(isMarked).slice(0, MOST_MORE),
    }
  }
}
