import { type Hit, type Place, plainRuns } from '#client/model/search-results.ts'
import type { SearchAnswer } from '../create-search.ts'
import type { SearchRecord } from '../index/search-record.ts'
import { symbolAddress } from '../symbols/symbol.ts'
import { answerOf } from './answer-of.ts'
import { allRuns, markText } from './marked-text.ts'
import { createMatchTerms } from './match-terms.ts'
import type { RecordPlace } from './record-places.ts'
import { recordSnippet } from './record-snippet.ts'

/** Writes places of an answer with their matches marked, with snippets of at most so many words. */
export function createToPlace({ query, pasted }: SearchAnswer): (place: RecordPlace, words: number) => Place {
  const matchTerms = createMatchTerms(query.clauses)
  const message = pasted?.matches[0]?.message ?? null
  const named = (record: SearchRecord): Hit => {
    const { page, heading, parents, category } = record
    return {
      href: symbolAddress(record),
      title: allRuns(markText(heading || page, matchTerms)),
      trail: [category, ...(heading ? [page, ...parents] : [])],
      snippet: [],
    }
  }
  return ({ record, more }, words) => {
    const answer = answerOf(record, message)
    const { runs, cutStart, cutEnd } = recordSnippet(record, words, matchTerms)
    const dots = plainRuns('…')
    return {
      ...named(record),
      kind: record.kind,
      snippet: [...(cutStart ? dots : []), ...runs, ...(cutEnd ? dots : [])],
      ...(answer && { answer }),
      more: more.map(named),
    }
  }
}
