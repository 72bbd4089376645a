import type { Hit, Place } from '#client/model/search-results.ts'
import type { SearchAnswer } from '../create-search.ts'
import type { SearchRecord } from '../index/search-record.ts'
import { symbolAddress } from '../symbols/symbol.ts'
import { answerOf } from './answer-of.ts'
import { createMarkText, runsOf } from './marked-text.ts'
import type { RecordPlace } from './record-places.ts'
import { recordSnippet } from './snippet.ts'

/** Writes places of an answer with their matches marked, with snippets of at most so many words. */
export function createToPlace({ query, pasted }: SearchAnswer): (place: RecordPlace, words: number) => Place {
  const mark = createMarkText(query)
  const message = pasted?.matches[0]?.message ?? null
  const named = (record: SearchRecord): Hit => {
    const { page, heading, parents, category } = record
    return {
      href: symbolAddress(record),
      title: runsOf(mark(heading || page)),
      trail: [category, ...(heading ? [page, ...parents] : [])],
      snippet: [],
    }
  }
  return ({ record, more }, words) => {
    const answer = answerOf(record, message)
    return {
      ...named(record),
      kind: record.kind,
      snippet: recordSnippet(record, words, mark),
      ...(answer && { answer }),
      more: more.map(named),
    }
  }
}
