import type { RequestListener } from 'node:http'
import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { renderPage } from '#server/render/render-page.tsx'
import { readHostileRequests } from '#test/support/hostile/hostile-requests.ts'
import { type Injected, inject } from '#test/support/hostile/inject.ts'
import { revealed, staysHere } from '#test/support/hostile/invariants.ts'
import { createTestServer } from '#test/support/load-fixture.ts'

// React would take nearly all of the time. What it would be given is sent in its place, so that nothing of it is missed.
vi.mock('#server/render/render-page.tsx', () => ({
  async renderPage(...[response, { metrics }, , status, route]: Parameters<typeof renderPage>) {
    response.statusCode = status
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(JSON.stringify(route))
    metrics.countRender('sent')
  },
}))

const PATHS = 150_000
const HEADERS = 50_000
const TIME_LIMIT = 900_000

let listener: RequestListener

beforeAll(async () => {
  ;({ listener } = await createTestServer())
})

/** Invariants of every answer, whatever was asked. */
function check({ status, headers, body }: Injected): void {
  if (headers.location !== undefined && !staysHere(String(headers.location)))
    throw new Error(`a redirect to ${headers.location}`)
  if (status >= 500) throw new Error(`status ${status}: ${body}`)
  const text = revealed(body)
  if (text !== null) throw new Error(`"${text}" in the body`)
}

/** Heads of the table of hostile requests, whose addresses and headers are taken apart and put together again. */
const HEADS = readHostileRequests()
  .map(({ bytes }) => bytes.toString('latin1').split('\r\n\r\n')[0] ?? '')
  .filter((head) => head.length < 400)
// Node's parser refuses a control character in an address before a listener is called.
const PARTS = new Set(
  HEADS.flatMap((head) =>
    (/^[A-Z]+ ([!-~\x80-\xff]+) HTTP/.exec(head)?.[1] ?? '').split(/([/\\?#&=;:@*~]+)/),
  ),
)
const WORDS = HEADS.flatMap((head) =>
  [...head.matchAll(/^([\w-]+): ([ -~]+)\r?$/gm)].map(([, name = '', value = '']) => ({ name, value })),
)

const targetText = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
})
const target = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PARTS) }, { weight: 1, arbitrary: targetText }),
    {
      maxLength: 9,
    },
  )
  .chain((parts) => fc.constantFrom(`/${parts.join('/')}`, `/${parts.join('')}`, `/docs/${parts.join('/')}`))

const names = fc.constantFrom(...new Set(WORDS.map(({ name }) => name)))
const valueText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
})
const value = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...WORDS.map(({ value }) => value)) },
      { weight: 1, arbitrary: valueText },
    ),
    {
      maxLength: 5,
    },
  )
  .chain((parts) => fc.constantFrom(parts.join(','), parts.join(', '), parts.join('')))
const headers = fc.array(fc.tuple(names, value), { maxLength: 6 })
const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
)
const known = fc.constantFrom(
  ...['/', '/readyz', '/terms/', '/docs/', '/docs/index.md', '/docs/llms.txt', '/docs/api/metadata'],
  ...['/docs/concept/symbol/', '/docs/concept/symbol', '/docs/concept/symbol/data.json', '/docs/old-symbol/'],
  '/docs/search/?q=symbol',
)

describe('whatever is asked, no redirect leaves the site, nothing fails, and nothing tells of the machine', () => {
  test(`with ${PATHS} paths`, { timeout: TIME_LIMIT }, async () => {
    const statuses = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(target, method, async (url, how) => {
        const answer = await inject(listener, { method: how, url, headers: [] })
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        check(answer)
      }),
      { numRuns: PATHS },
    )
    // Cases that all end in the same way would prove nothing.
    for (const status of [200, 308, 400, 404, 405, 204]) expect(statuses.get(status) ?? 0).toBeGreaterThan(50)
  })

  test(`with ${HEADERS} sets of headers`, { timeout: TIME_LIMIT }, async () => {
    await fc.assert(
      fc.asyncProperty(known, method, headers, async (url, how, list) => {
        check(await inject(listener, { method: how, url, headers: list }))
      }),
      { numRuns: HEADERS },
    )
  })
})
