import type { Search } from '../create-search.ts'
import { askProtocol, type ProtocolResult } from './protocol-answer.ts'
import type { ProtocolHit } from './protocol-hit.ts'
import { MOST_HITS, type ProtocolRequest } from './protocol-request.ts'

/** More than a client shows at a time, and about as much work as the query itself. */
const HITS_A_TURN = 25

/**
 * The queries of one POST in their order, each in a turn of the event loop of its own, with more turns for many hits:
 * between two of them other requests get theirs. Together the queries get as many hits as one may ask for. When
 * `nextTurn` rejects, so does the answer.
 */
export async function answerBatch(
  search: Search,
  requests: readonly ProtocolRequest[],
  siteUrl: string,
  nextTurn: () => Promise<void>,
): Promise<ProtocolResult[]> {
  const results: ProtocolResult[] = []
  let hitsLeft = MOST_HITS
  for (const [at, request] of requests.entries()) {
    if (at > 0) await nextTurn()
    const { folded, toHit, finish } = askProtocol(search, request, siteUrl)
    const hits: ProtocolHit[] = []
    for (const one of folded.slice(0, hitsLeft)) {
      if (hits.length > 0 && hits.length % HITS_A_TURN === 0) await nextTurn()
      hits.push(toHit(one))
    }
    hitsLeft -= hits.length
    results.push(finish(hits))
  }
  return results
}
