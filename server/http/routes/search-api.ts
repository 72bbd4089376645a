import express from 'express'
import { SEARCH_API_PATH } from '#client/model/search-results.ts'
import { answerProvider } from '#server/search/provider/answer-provider.ts'
import { parseProviderRequests } from '#server/search/provider/provider-request.ts'
import { refuse } from '../delivery/refuse.ts'
import { LARGEST_BODY } from '../edge/listener.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

/** The star is part of the address: clients ask all their indexes at once. */
const PATH = new RegExp(`^${SEARCH_API_PATH}1/indexes/(?:\\*|%2A)/queries$`, 'i')

/** The hosted search provider's protocol, so that its clients work with the embedded engine. */
export function searchApi(serve: Serve, { search, nextTurn, siteUrl, metrics }: PageParts): void {
  serve(
    {
      path: PATH,
      name: 'search-api',
      method: 'POST',
      cache: 'none',
      vary: 'Accept-Encoding',
      record: false,
      searches: true,
      // Whatever type the body claims to be: browsers of the provider send JSON as text/plain, which needs no preflight.
      body: express.text({ type: () => true, limit: LARGEST_BODY }),
    },
    async ({ body }, response) => {
      const parsed = parseProviderRequests(typeof body === 'string' ? body : '')
      if ('problem' in parsed) return refuse(response, 400, parsed.problem)
      const turn = async () => {
        await nextTurn()
        if (response.destroyed) throw new Error('The reader has left.')
      }
      // The body has come, and grown if it was packed, outside of any turn.
      await turn()
      const results = await answerProvider(search, parsed.requests, siteUrl, turn)
      for (const { suggestions } of results) if (suggestions) metrics.countZeroResults('modal')
      response.json({ results })
    },
  )
}
