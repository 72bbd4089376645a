import { Counter, type Registry } from 'prom-client'
import type { DocsPath } from '#client/model/docs-path.ts'
import type { FeedbackAnswer } from '#client/model/feedback.ts'

const NAME = 'page_feedback_total'
/** More answers than real readers give, and few enough to limit invented ones. */
const MOST_A_MINUTE = 120
/** One network's share of them: a class that reads together, and no more. */
const MOST_OF_A_NETWORK = 12

/**
 * Counts a reader's answer about a page; false if there were too many this minute. Nothing about the reader is stored.
 */
export type CountFeedback = (page: DocsPath, answer: FeedbackAnswer, network: string) => boolean

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
  let byNetwork = new Map<string, number>()
  return (page, answer, network) => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) [minute, counted, byNetwork] = [current, 0, new Map()]
    const share = byNetwork.get(network) ?? 0
    if (counted >= MOST_A_MINUTE || share >= MOST_OF_A_NETWORK) return false
    byNetwork.set(network, share + 1)
    counted++
    counter.inc({ page, answer })
    return true
  }
}
