import express, { type Request, type Response } from 'express'
import { z } from 'zod'
import type { DocsPath } from '#client/model/docs-path.ts'
import { FEEDBACK_ANSWERS, FEEDBACK_PATH } from '#client/model/feedback.ts'
import type { Site } from '#server/site/site.ts'
import { type ClientAddress, networkOf } from '../edge/client-address.ts'
import type { CountFeedback } from '../ops/page-feedback.ts'
import type { Serve } from './serve.ts'

/** A path and a word. */
const LARGEST_BODY = 512

const feedbackSchema = z.strictObject({ page: z.string(), answer: z.enum(FEEDBACK_ANSWERS) })

interface FeedbackParts {
  readonly site: Pick<Site, 'pages'>
  readonly siteUrl: string
  readonly client: ClientAddress
  readonly count: CountFeedback
}

/** Counts whether a page answered a question: a page of the site, yes or no, and nothing else. */
export function feedbackApi(serve: Serve, { site, siteUrl, client, count }: FeedbackParts): void {
  const read = express.json({ limit: LARGEST_BODY })
  serve(
    { path: FEEDBACK_PATH, name: 'feedback', method: 'POST', cache: 'none', vary: null, record: false },
    (request, response) => {
      const refuse = (status: number, error: string) => void response.status(status).json({ error })
      if (!isFromHere(request, new URL(siteUrl).origin))
        return refuse(403, 'Answers come from the pages of this site.')
      if (!request.is('application/json')) return refuse(415, 'An answer is JSON.')
      read(request, response, (error) => {
        if (error) return refuse(statusOf(error), 'The answer cannot be read.')
        const { data } = feedbackSchema.safeParse(request.body)
        if (!data || !site.pages.has(data.page as DocsPath))
          return refuse(400, 'An answer has the path of a page, and "yes" or "no".')
        if (!count(data.page as DocsPath, data.answer, networkOf(client.of(request)))) return busy(response)
        response.status(204).end()
      })
    },
  )
}

/**
 * Whether a page of this site sent it. Browsers say so by themselves, and no script of another site can; older ones name
 * the origin alone.
 */
function isFromHere({ headers }: Request, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin === ownOrigin
}

function busy(response: Response): void {
  response.status(429).setHeader('Retry-After', '60')
  response.json({ error: 'Many answers came in this minute.' })
}

const statusOf = ({ status }: { status?: number }): number =>
  status !== undefined && status >= 400 && status < 500 ? status : 400
