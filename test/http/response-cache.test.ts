import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createResponseCache } from '#server/http/delivery/response-cache.ts'

const PATH = '/docs/'
/** Takes Brotli about 0.05 s. */
const BODY = Buffer.from(
  Array.from({ length: 4000 }, (_, index) => (index * 2654435761).toString(36)).join(' '),
)

const sent = { getHeaders: () => ({ 'content-type': 'text/html' }) } as unknown as ServerResponse

test('an answer is compressed once, however often it is made meanwhile', async () => {
  const cache = createResponseCache(() => 'version')
  const encodingOf = (): string | undefined => {
    let encoding: string | undefined
    const head = (_status: number, headers: string[]) => {
      encoding = headers[headers.indexOf('content-encoding') + 1]
    }
    const response = { writeHead: head, end() {} } as unknown as ServerResponse
    const request = { method: 'GET', url: PATH, headers: { 'accept-encoding': 'br' } }
    cache.answer(request as IncomingMessage, response, 'id')
    return encoding
  }
  for (let time = 0; time < 40; time++) {
    await Promise.all([cache.record(PATH, sent, BODY), cache.record(PATH, sent, BODY)])
    await wait(10)
  }
  expect(encodingOf()).toBe('br')
  expect(cache.size).toBe(1)
})
