import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createRequestDurations } from '#server/http/ops/request-durations.ts'

const OPTIONS = { name: 'durations', help: 'How long it took', buckets: [0.1, 1, 10] }
const OBSERVED: [route: string, method: string, status: number, seconds: number][] = [
  ['page', 'GET', 200, 0.1],
  ['page', 'GET', 200, 0.1001],
  ['page', 'GET', 200, 20],
  ['a "route"\\', 'POST', 404, 0],
]

test('what it exposes is what the library exposes of the same values', async () => {
  const [own, library] = [new Registry(), new Registry()]
  const observe = createRequestDurations(own, OPTIONS)
  const histogram = new Histogram({
    ...OPTIONS,
    labelNames: ['route', 'method', 'status'],
    registers: [library],
  })
  for (const [route, method, status, seconds] of OBSERVED) {
    observe(route, method, status, seconds)
    histogram.observe({ route, method, status }, seconds)
  }
  expect(await own.metrics()).toBe(await library.metrics())
  expect(await own.metrics()).toContain(
    'durations_bucket{le="+Inf",route="page",method="GET",status="200"} 3',
  )
})

test('without values it is announced with no series', async () => {
  const registry = new Registry()
  createRequestDurations(registry, OPTIONS)
  expect(await registry.metrics()).toBe('# HELP durations How long it took\n# TYPE durations histogram\n')
})
