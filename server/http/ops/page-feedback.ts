import { Counter, type Registry } from 'prom-client'
import type { DocsPath } from '#client/model/docs-path.ts'
import type { FeedbackAnswer } from '#client/model/feedback.ts'

const NAME = 'page_feedback_total'
/** More answers than real readers give, and few enough to limit invented ones. */
const MOST_A_MINUTE = 120

/**
 * Counts a reader's answer about a page; false if there were too many this minute. Nothing about the reader is stored.
 */
export type CountFeedback = (page: DocsPath, answer: FeedbackAnswer) => boolean

/** Callers pass only pages of the site, so there are at most two series for each. */
export function countPageFeedback(registry: Registry, now = Date.now): CountFeedback {
  // In development, each change creates the application again, but the registry stays.
  const known = registry.getSingleMetric(NAME) as Counter | undefined
  const counter =
    known ??
    new Counter({
      name: NAME,
      help: "Readers' answers on whether a page helped",
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
