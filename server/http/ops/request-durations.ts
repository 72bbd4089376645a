import type { Histogram, Registry } from 'prom-client'

interface RequestDurationsOptions {
  readonly name: string
  readonly help: string
  /** Upper bounds in seconds, ascending. */
  readonly buckets: readonly number[]
}

type Labels = Readonly<Record<'route' | 'method' | 'status', string | number>>

interface Series {
  readonly labels: Labels
  /** How many took at most each bound and more than the bound before; the last is for those above all bounds. */
  readonly counts: Float64Array
  sum: number
}

/**
 * A histogram of durations by route, method and status. The library looks up and validates the labels of a series with
 * each value, which was a tenth of what an answer from memory takes; here it only gets the sums when it is asked.
 */
export function createRequestDurations(
  registry: Registry,
  { name, help, buckets }: RequestDurationsOptions,
): (route: string, method: string, status: number, seconds: number) => void {
  const series = new Map<string, Series>()
  const metric = {
    name,
    get: async () => ({ name, help, type: 'histogram', values: [...series.values()].flatMap(valuesOf) }),
  }
  // To write it, a registry asks for no more than this; the library's types name its own classes.
  registry.registerMetric(metric as unknown as Histogram)

  function valuesOf({ labels, counts, sum }: Series) {
    let count = 0
    const upTo = [...buckets, '+Inf'].map((le, at) => {
      count += counts[at] ?? 0
      return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count }
    })
    return [
      ...upTo,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ]
  }

  return (route, method, status, seconds) => {
    const key = `${route} ${method} ${status}`
    let one = series.get(key)
    if (!one) {
      one = { labels: { route, method, status }, counts: new Float64Array(buckets.length + 1), sum: 0 }
      series.set(key, one)
    }
    let at = 0
    while (at < buckets.length && seconds > (buckets[at] as number)) at++
    one.counts[at] = (one.counts[at] as number) + 1
    one.sum += seconds
  }
}
