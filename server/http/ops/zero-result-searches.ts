import { Counter, type Registry } from 'prom-client'

const NAME = 'search_without_results_total'

/** Counts a search that found nothing; what was searched for is nobody's business. */
export type CountZeroResultSearch = (asked: 'modal' | 'page') => void

export function countZeroResultSearches(registry: Registry): CountZeroResultSearch {
  // In development the application is made anew on each change, and the registry stays.
  const known = registry.getSingleMetric(NAME) as Counter | undefined
  const counter =
    known ??
    new Counter({
      name: NAME,
      help: 'Searches that found nothing',
      labelNames: ['asked'],
      registers: [registry],
    })
  return (asked) => counter.inc({ asked })
}
