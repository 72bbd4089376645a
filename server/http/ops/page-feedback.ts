import { Counter, type Registry } from 'prom-client'
import type { DocsPath } from '#client/model/docs-path.ts'
import type { FeedbackAnswer } from '#client/model/feedback.ts'

const NAME = 'page_feedback_total'
/** More than readers give, and little enough that who makes answers up makes few. */
const MOST_A_MINUTE = 120

/** Counts what a reader said of a page; false when too many did in this minute. Who it was is not kept anywhere. */
export type CountFeedback = (page: DocsPath, answer: FeedbackAnswer) => boolean

/** The caller gives pages of the site only: two series for each at most. */
export function countPageFeedback(registry: Registry, now = Date.now): CountFeedback {
  // In development the application is made anew on each change, and the registry stays.
  const known = registry.getSingleMetric(NAME) as Counter | undefined
  const counter =
    known ??
    new Counter({
      name: NAME,
      help: 'Whether a page answered the question of its readers',
      labelNames: ['page', 'answer'],
      registers: [registry],
    })
  let minute = 0
  let counted = 0
  return (page, answer) => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) [minute, counted] = [current, 0]
    if (counted >= MOST_A_MINUTE) return false
    counted++
    counter.inc({ page, answer })
    return true
  }
}
