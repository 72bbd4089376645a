import express, { type Request, type Response } from 'express'
import { z } from 'zod'
import type { DocsPath } from '#client/model/docs-path.ts'
import { FEEDBACK_ANSWERS, FEEDBACK_PATH } from '#client/model/feedback.ts'
import type { Site } from '#server/site/site.ts'
import type { CountFeedback } from '../ops/page-feedback.ts'
import type { Serve } from './serve.ts'

/** A path and a word. */
const LARGEST_BODY = 512

const feedbackSchema = z.strictObject({ page: z.string(), answer: z.enum(FEEDBACK_ANSWERS) })

/** Counts whether a page answered a question: a page of the site, yes or no, and nothing else. */
export function feedbackApi(serve: Serve, site: Pick<Site, 'pages'>, count: CountFeedback): void {
  const read = express.json({ limit: LARGEST_BODY })
  serve(
    { path: FEEDBACK_PATH, name: 'feedback', method: 'POST', cache: 'none', vary: null, record: false },
    (request, response) => {
      const refuse = (status: number, error: string) => void response.status(status).json({ error })
      if (!isFromHere(request)) return refuse(403, 'Answers come from the pages of this site.')
      if (!request.is('application/json')) return refuse(415, 'An answer is JSON.')
      read(request, response, (error) => {
        if (error) return refuse(statusOf(error), 'The answer cannot be read.')
        const { data } = feedbackSchema.safeParse(request.body)
        if (!data || !site.pages.has(data.page as DocsPath))
          return refuse(400, 'An answer has the path of a page, and "yes" or "no".')
        if (!count(data.page as DocsPath, data.answer)) return busy(response)
        response.status(204).end()
      })
    },
  )
}

/**
 * Whether a page of this site sent it. Browsers say so by themselves, and no script of another site can; older ones name
 * the origin alone.
 */
function isFromHere({ headers }: Request): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin, host } = headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

function busy(response: Response): void {
  response.status(429).setHeader('Retry-After', '60')
  response.json({ error: 'Many answers came in this minute.' })
}

const statusOf = ({ status }: { status?: number }): number =>
  status !== undefined && status >= 400 && status < 500 ? status : 400
