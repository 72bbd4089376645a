import { Counter, type Registry } from 'prom-client'

const NAME = 'search_without_results_total'

/** Counts a search that found nothing; the query itself is private and not stored. */
export type CountZeroResultSearch = (asked: 'modal' | 'page') => void

export function countZeroResultSearches(registry: Registry): CountZeroResultSearch {
  // In development, each change creates the application again, but the registry stays.
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
