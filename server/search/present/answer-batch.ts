import type { Search, SearchAnswer } from '../create-search.ts'
import { work } from '../text/work.ts'
import { askProtocol, type ProtocolResult } from './protocol-answer.ts'
import type { ProtocolHit } from './protocol-hit.ts'
import { MOST_HITS, type ProtocolRequest } from './protocol-request.ts'

/** More than a client shows at a time, and about as much work as the query itself. */
const HITS_A_TURN = 25
/** Of all sections together that are read for their snippets: a hundred of the longest would cost the others their turn. */
const MOST_CHARACTERS = 220_000
/** Of all queries together that differ; clients ask one query, or the same of several indexes. */
const ALLOWANCE = { suggestions: 1, words: 20, repairs: 3 }

/**
 * The queries of one POST in their order, each in a turn of the event loop of its own, with more turns for many hits:
 * between two of them other requests get theirs. Together the queries get as many hits, words and repairs of
 * misspelt words as are left to them, the first ones first. What is asked twice is answered once. When `nextTurn` rejects,
 * so does the answer.
 */
export async function answerBatch(
  search: Search,
  requests: readonly ProtocolRequest[],
  siteUrl: string,
  nextTurn: () => Promise<void>,
): Promise<ProtocolResult[]> {
  const results: ProtocolResult[] = []
  const answered = new Map<string, ProtocolResult>()
  const allowance = { ...ALLOWANCE }
  const asking = askingOnce(search)
  let hitsLeft = MOST_HITS
  let characters = 0
  for (const request of requests) {
    const key = JSON.stringify(request)
    const same = answered.get(key)
    if (same) {
      const hits = same.hits.slice(0, hitsLeft)
      hitsLeft -= hits.length
      results.push({ ...same, hits })
      continue
    }
    if (results.length > 0) await nextTurn()
    const { folded, toHit, finish } = askProtocol(asking, request, siteUrl, allowance)
    const hits: ProtocolHit[] = []
    for (const one of folded.slice(0, hitsLeft)) {
      if (characters > MOST_CHARACTERS) break
      if (hits.length > 0 && hits.length % HITS_A_TURN === 0) await nextTurn()
      const before = work.characters
      hits.push(toHit(one))
      characters += work.characters - before
    }
    hitsLeft -= hits.length
    const result = finish(hits)
    answered.set(key, result)
    results.push(result)
  }
  return results
}

/** The search, with an answer kept for each text that was asked. */
function askingOnce(search: Search): Search {
  const answers = new Map<string, SearchAnswer>()
  return {
    ...search,
    ask(text, longest, allowance) {
      const key = `${longest} ${text}`
      const answer = answers.get(key) ?? search.ask(text, longest, allowance)
      answers.set(key, answer)
      return answer
    },
  }
}
