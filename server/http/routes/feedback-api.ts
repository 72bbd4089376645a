import express, { type Request } from 'express'
import { z } from 'zod'
import type { DocsPath } from '#client/model/docs-path.ts'
import { FEEDBACK_ANSWERS, FEEDBACK_PATH } from '#client/model/feedback.ts'
import { refuse } from '../delivery/refuse.ts'
import { networkOf } from '../edge/client-address.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

/** A path and a word. */
const LARGEST_BODY = 512

/** More answers than real readers give, and few enough to limit invented ones. */
const MOST_A_MINUTE = 120
/** One network's share of them: a class that reads together, and no more. */
const MOST_OF_A_NETWORK = 12

const feedbackSchema = z.strictObject({ page: z.string(), answer: z.enum(FEEDBACK_ANSWERS) })

/** Counts whether a page answered a question: a page of the site, yes or no, and nothing else. */
export function feedbackApi(serve: Serve, { site, siteUrl, client, metrics }: PageParts): void {
  const isTooOften = createLimit()
  serve(
    {
      path: FEEDBACK_PATH,
      name: 'feedback',
      method: 'POST',
      cache: 'none',
      vary: null,
      record: false,
      body: express.json({ limit: LARGEST_BODY }),
    },
    (request, response) => {
      if (!isFromHere(request, siteUrl))
        return refuse(response, 403, 'Answers come from the pages of this site.')
      if (!request.is('application/json')) return refuse(response, 415, 'An answer is JSON.')
      const { data } = feedbackSchema.safeParse(request.body)
      if (!data || !site.pages.has(data.page as DocsPath))
        return refuse(response, 400, 'An answer has the path of a page, and "yes" or "no".')
      if (isTooOften(networkOf(client.of(request))))
        return refuse(response, 429, 'Many answers came in this minute.', { 'retry-after': '60' })
      metrics.countFeedback(data.page as DocsPath, data.answer)
      response.status(204).end()
    },
  )
}

/** Checks whether a network has had its share of this minute's answers; nothing about a reader is stored for longer. */
function createLimit(): (network: string) => boolean {
  let minute = 0
  let all = 0
  let byNetwork = new Map<string, number>()
  return (network) => {
    const current = Math.floor(Date.now() / 60_000)
    if (current !== minute) [minute, all, byNetwork] = [current, 0, new Map()]
    const share = byNetwork.get(network) ?? 0
    if (all >= MOST_A_MINUTE || share >= MOST_OF_A_NETWORK) return true
    byNetwork.set(network, share + 1)
    all++
    return false
  }
}

/**
 * Checks that a page of this site sent it. Browsers say so by themselves, and no script of another site can; older ones name
 * the origin alone.
 */
function isFromHere({ headers }: Request, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin === new URL(siteUrl).origin
}
