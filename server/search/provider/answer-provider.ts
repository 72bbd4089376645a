import { LONGEST_PASTE, LONGEST_QUERY } from '#client/model/search-results.ts'
import type { Search, SearchAnswer } from '../create-search.ts'
import { placesOf, type RecordPlace } from '../present/record-places.ts'
import { suggestInstead } from '../present/suggest-instead.ts'
import { createToPlace } from '../present/to-hit.ts'
import { type ProviderHit, providerStyle, toProviderHit } from './provider-hit.ts'
import { MOST_HITS, type ProviderRequest } from './provider-request.ts'

/** More than a client shows at a time, and about as much work as the query itself. */
const HITS_A_TURN = 25
/** Limit of what is read for the snippets of all queries: a hundred of the longest sections would cost others their turn. */
const MOST_CHARACTERS = 220_000

/**
 * Answers the queries of one POST in the hosted search provider's protocol. Each has a turn of the event loop of its own,
 * and many hits have more: between two of them other requests get theirs. Together the queries get a limited number of
 * hits, words and repairs of misspelt words, the first ones first. When `nextTurn` rejects, so does the answer.
 */
export async function answerProvider(
  search: Search,
  requests: readonly ProviderRequest[],
  siteUrl: string,
  nextTurn: () => Promise<void>,
) {
  const allowance = { words: 20, repairs: 3 }
  const answers = new Map<string, SearchAnswer>()
  const paste = requests.find(({ pasted }) => pasted)?.pasted
  let suggestions = 1
  let hitsLeft = MOST_HITS
  let charactersLeft = MOST_CHARACTERS

  /** Only the first of several pasted messages is read whole. */
  function ask({ query, pasted, facetFilters }: ProviderRequest): SearchAnswer {
    const isPaste = pasted !== undefined && pasted === paste
    const text = facetFilters.size === 0 ? '' : isPaste ? pasted : query
    const key = `${isPaste} ${text}`
    const answer = answers.get(key) ?? search.ask(text, isPaste ? LONGEST_PASTE : LONGEST_QUERY, allowance)
    answers.set(key, answer)
    return answer
  }

  async function write(answer: SearchAnswer, places: readonly RecordPlace[], request: ProviderRequest) {
    const { highlightPreTag, highlightPostTag, attributesToSnippet: words } = request
    const style = providerStyle(highlightPreTag, highlightPostTag, siteUrl)
    const toPlace = createToPlace(answer)
    const hits: ProviderHit[] = []
    for (const place of places.slice(0, hitsLeft)) {
      if (charactersLeft < 0) break
      if (hits.length > 0 && hits.length % HITS_A_TURN === 0) await nextTurn()
      hits.push(toProviderHit(toPlace(place, words), style))
      charactersLeft -= place.record.text.length + place.record.code.length
    }
    hitsLeft -= hits.length
    return hits
  }

  const results = []
  for (const request of requests) {
    if (results.length > 0) await nextTurn()
    const started = performance.now()
    const { hitsPerPage, page, facetFilters, indexName } = request
    const answer = ask(request)
    const places = placesOf(answer.ranked, facetFilters)
    const isEmpty = answer.text !== '' && answer.ranked.length === 0
    const instead = isEmpty && suggestions-- > 0 ? suggestInstead(search, answer) : null
    results.push({
      hits: await write(answer, places.slice(page * hitsPerPage, (page + 1) * hitsPerPage), request),
      nbHits: places.length,
      page,
      nbPages: Math.ceil(places.length / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      query: answer.text,
      index: indexName,
      params: '',
      processingTimeMS: Math.ceil(performance.now() - started),
      // Additions of ours, which other clients pass over.
      ...(isEmpty && {
        suggestions: instead?.suggestions ?? [],
        nearest: (instead?.nearest ?? []).map(({ path, label }) => ({ url: siteUrl + path, title: label })),
      }),
      ...(answer.undocumented && { undocumented: true }),
    })
  }
  return results
}
