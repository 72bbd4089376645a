import compression from 'compression'
import express, { type NextFunction, type Response } from 'express'
import { SEARCH_API_PATH } from '#client/model/search-results.ts'
import { answerProvider } from '#server/search/provider/answer-provider.ts'
import { type ProviderRequest, parseProviderRequests } from '#server/search/provider/provider-request.ts'
import { tooLarge } from '../delivery/refuse.ts'
import { LARGEST_BODY } from '../edge/listener.ts'
import type { Metrics } from '../ops/metrics.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

/** The star is part of the address: clients ask all their indexes at once. */
const PATH = new RegExp(`^${SEARCH_API_PATH}1/indexes/(?:\\*|%2A)/queries$`, 'i')

/** The hosted search provider's protocol, so that its clients work with the embedded engine. */
export function searchApi(
  serve: Serve,
  { search, nextTurn, siteUrl }: Pick<PageParts, 'search' | 'nextTurn'> & { readonly siteUrl: string },
  countZeroResults: Metrics['countZeroResults'],
): void {
  async function answerInTurns(
    requests: readonly ProviderRequest[],
    response: Response,
    next: NextFunction,
  ): Promise<void> {
    const turn = async () => {
      await nextTurn()
      if (response.destroyed) throw new Error('The reader has left.')
    }
    try {
      // The body has come, and grown if it was packed, outside of any turn.
      await turn()
      const results = await answerProvider(search, requests, siteUrl, turn)
      for (const { suggestions } of results) if (suggestions) countZeroResults('modal')
      response.json({ results })
    } catch (error) {
      if (!response.destroyed) next(error)
    }
  }

  const compress = compression()
  // Whatever type the body claims to be: browsers of the provider send JSON as text/plain, which needs no preflight.
  const read = express.raw({ type: () => true, limit: LARGEST_BODY })
  serve(
    {
      path: PATH,
      name: 'search-api',
      method: 'POST',
      cache: 'none',
      vary: 'Accept-Encoding',
      record: false,
      searches: true,
    },
    (request, response, _target, next) =>
      compress(request, response, () =>
        read(request, response, (error) => {
          if (error) return refuse(error, response, next)
          const body: unknown = request.body
          const parsed = parseProviderRequests(Buffer.isBuffer(body) ? body.toString('utf8') : '')
          if ('problem' in parsed) {
            response.status(400).json({ message: parsed.problem, status: 400 })
            return
          }
          void answerInTurns(parsed.requests, response, next)
        }),
      ),
  )
}

/** A body that cannot be read: too large when unpacked, in an unknown encoding, or cut off. */
function refuse(error: { status?: number; message?: string }, response: Response, next: NextFunction): void {
  const status = Number(error.status)
  if (response.headersSent || !(status >= 400 && status < 500)) next(error)
  else
    response
      .status(status)
      .json({ message: status === 413 ? tooLarge(LARGEST_BODY) : String(error.message), status })
}
