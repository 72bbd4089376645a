import { expect, test } from 'vitest'
import { keepAll } from '#client/offline/keep-all.ts'
import type { OfflineReply, OfflineRequest } from '#client/offline/protocol.ts'
import { inTime } from '#client/offline/worker/in-time.ts'

const PATHS = Array.from({ length: 14 }, (_, number) => `/docs/page-${number}/`)
const KEPT: OfflineReply = { outcome: 'kept', build: 'b', paths: [], complete: 0 }

/** Asks for all pages, with what is answered to each batch in turn. */
async function run(replies: readonly Partial<OfflineReply>[], stopAfter = Number.POSITIVE_INFINITY) {
  const asked: OfflineRequest[] = []
  const progress: number[] = []
  const abort = new AbortController()
  const ending = await keepAll({
    paths: PATHS,
    build: 'b',
    onProgress: (done) => progress.push(done),
    signal: abort.signal,
    ask: async (request) => {
      asked.push(request)
      if (asked.length === stopAfter) abort.abort()
      return { ...KEPT, ...replies[asked.length - 1] }
    },
  })
  return { ending, progress, asked }
}

test.each([
  ['all batches that are kept', [], undefined, 'complete', [0, 6, 12, 14]],
  ['a device that is full', [{}, { outcome: 'full' }], undefined, 'full', [0, 6]],
  ['a batch that fails', [{ outcome: 'failed' }], undefined, 'failed', [0]],
  ['a worker of another build', [{}, { build: 'c' }], undefined, 'failed', [0, 6]],
  ['a reader who stops it', [], 2, 'stopped', [0, 6]],
  ['a reader who stops it at the last moment', [], 3, 'stopped', [0, 6, 12]],
] as const)('%s', async (_, replies, stopAfter, expected, shown) => {
  const { ending, progress } = await run(replies, stopAfter)
  expect(ending).toBe(expected)
  expect(progress).toEqual(shown)
})

test('every page is asked for once', async () => {
  const { asked } = await run([])
  expect(asked.flatMap((request) => (request.kind === 'keep' ? request.paths : []))).toEqual(PATHS)
})

test('what comes in time is taken, what fails or is late is not', async () => {
  expect(await inTime(Promise.resolve('a'), 1000)).toBe('a')
  expect(await inTime(Promise.resolve('a'), Number.POSITIVE_INFINITY)).toBe('a')
  expect(await inTime(Promise.reject(new Error('no')), 1000)).toBe(null)
  expect(await inTime(new Promise(() => {}), 1)).toBe(null)
})
