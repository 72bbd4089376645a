import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createAsk } from '#server/github/ask-github.ts'
import { freePort } from '#test/support/ports.ts'
import { fakeUpstream } from '#test/support/proxies/fake-upstream.ts'

/** For tests of the deadline; it is far away for all others, however busy the machine is. */
const SOON_MS = 300
const FAR_MS = 60_000
const GZIP = { 'content-encoding': 'gzip' }
const TOO_LARGE = 'RangeError: the body is larger than 256 KiB'

const askAt = (from: string, deadlineMs = FAR_MS) =>
  createAsk({ from, token: 'secret', deadlineMs }, '/0', z.json())()

const ask = async (listener: RequestListener, deadlineMs?: number) =>
  askAt((await fakeUpstream(listener)).url, deadlineMs)

describe('an answer', () => {
  test('that is JSON is parsed', async () => {
    const answer = await ask((_, response) => response.end('{"a":[1]}'))
    expect(answer).toEqual({ outcome: 'ok', record: { a: [1] }, wait: 0 })
  })

  test.each([
    ['HTML', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['half a document', '{"tag_name": "9.'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x7b])],
  ])('that is %s is invalid', async (_, body) => {
    expect((await ask((_request, response) => response.end(body))).outcome).toBe('invalid')
  })

  test.each([
    [304, {}, 'failed'],
    [403, {}, 'refused'],
    [403, { 'retry-after': '9' }, 'rate-limited'],
    [403, { 'x-ratelimit-remaining': '0' }, 'rate-limited'],
    [429, {}, 'rate-limited'],
    [401, {}, 'refused'],
    [404, {}, 'refused'],
    [500, {}, 'failed'],
    [204, {}, 'failed'],
  ])('of %i with %j is %s', async (status, headers, outcome) => {
    const answer = await ask((_, response) => response.writeHead(status, headers).end())
    expect(answer.outcome).toBe(outcome)
    expect(answer.reason).toBe(`status ${status}`)
  })
})

describe('the deadline', () => {
  const askInTime = (listener: RequestListener) => ask(listener, SOON_MS)

  test('covers a body that comes in drops', async () => {
    const answer = await askInTime((_, response) => {
      const drops = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drops))
    })
    expect(answer.outcome).toBe('timeout')
  })

  test('covers all redirects together', async () => {
    const answer = await askInTime((_, response) =>
      setTimeout(() => response.writeHead(302, { location: '/again' }).end(), SOON_MS * 0.6),
    )
    expect(answer.outcome).toBe('timeout')
  })
})

describe('the body', () => {
  test('of 300 MB is cut off, and the rest is never sent', async () => {
    let sent = 0
    const chunk = Buffer.alloc(64 * 1024, 'a')
    const answer = await ask((_, response) => {
      const more = () => {
        while (!response.destroyed && sent < 300e6) {
          sent += chunk.length
          if (!response.write(chunk)) return void response.once('drain', more)
        }
        response.end()
      }
      more()
    })
    expect(answer).toMatchObject({ outcome: 'invalid', reason: TOO_LARGE })
    expect(sent).toBeLessThan(30e6)
  })

  test('counts as it is unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50e6, ' '))
    expect(bomb.length).toBeLessThan(256 * 1024)
    const answer = await ask((_, response) => response.writeHead(200, GZIP).end(bomb))
    expect(answer).toMatchObject({ outcome: 'invalid', reason: TOO_LARGE })
  })

  test('may be as large as 256 KiB', async () => {
    const text = JSON.stringify('a'.repeat(256 * 1024 - 2))
    expect((await ask((_, response) => response.end(text))).outcome).toBe('ok')
    expect((await ask((_, response) => response.end(`${text} `))).reason).toBe(TOO_LARGE)
  })

  test.each<[string, RequestListener]>([
    ['breaks off', (_, response) => void response.writeHead(200).write('{', () => response.destroy())],
    ['is not what its encoding says', (_, response) => response.writeHead(200, GZIP).end('{"a":1}')],
    ['is not even HTTP', (_, response) => response.socket?.end('garbage\r\n\r\n')],
  ])('that %s is a fault of the network', async (_, listener) => {
    expect((await ask(listener)).outcome).toBe('network')
  })
})

describe('redirects', () => {
  const chain = (hops: number) =>
    ask((request, response) => {
      const hop = Number(request.url?.slice(1))
      if (hop < hops) response.writeHead(307, { location: `/${hop + 1}` }).end()
      else response.end('{}')
    })

  test('are followed twice at most', async () => {
    expect((await chain(2)).outcome).toBe('ok')
    expect((await chain(3)).outcome).toBe('redirect')
  })

  test('never leave the host (ASVS 13.2.4, 15.3.2), so that the token stays where it belongs', async () => {
    const abroad = await fakeUpstream((_, response) => response.end('{}'))
    for (const location of [
      abroad.url,
      `${abroad.url.replace('http:', '')}/x`,
      'https://127.0.0.1/',
      'file:///etc/passwd',
    ]) {
      const { outcome } = await ask((_, response) => response.writeHead(302, { location }).end())
      expect(outcome).toBe('redirect')
    }
    expect(abroad.asked).toEqual([])
  })

  test('without a target, or to none, are failures', async () => {
    expect((await ask((_, response) => response.writeHead(301).end())).outcome).toBe('redirect')
    const bad = await ask((_, response) => response.writeHead(301, { location: 'http://[' }).end())
    expect(bad.outcome).toBe('redirect')
  })
})

test('a host that has no address is told from one that refuses connections', async () => {
  expect((await askAt('http://nothing.invalid')).reason).toMatch(/^(?:ENOTFOUND|EAI_AGAIN)/)
  const refused = await askAt(`http://127.0.0.1:${await freePort()}`)
  expect(refused).toMatchObject({ outcome: 'network', reason: expect.stringContaining('ECONNREFUSED') })
})
