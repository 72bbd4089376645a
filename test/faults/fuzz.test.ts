import type { RequestListener } from 'node:http'
import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { RenderInput } from '#server/render/render-page.tsx'
import { type Injected, inject } from '#test/support/hostile/inject.ts'
import { revealed, staysHere } from '#test/support/hostile/invariants.ts'
import { PATH_PARTS } from '#test/support/hostile/path-parts.ts'
import { createTestServer } from '#test/support/load-fixture.ts'

// React would take nearly all of the time. What it would be given is sent in its place, so that nothing of it is missed.
vi.mock('#server/render/render-page.tsx', () => ({
  async renderPage(response: import('node:http').ServerResponse, { bootstrap, status, onEnd }: RenderInput) {
    response.statusCode = status
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(JSON.stringify(bootstrap.route))
    onEnd('sent')
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

const targetText = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
})
const target = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PATH_PARTS) }, { weight: 1, arbitrary: targetText }),
    {
      maxLength: 9,
    },
  )
  .chain((parts) => fc.constantFrom(`/${parts.join('/')}`, `/${parts.join('')}`, `/docs/${parts.join('/')}`))

const NAMES = [
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'cookie',
    'content-type',
    'expect',
    'range',
  ],
  ...[
    'if-none-match',
    'if-match',
    'if-modified-since',
    'if-unmodified-since',
    'if-range',
    'origin',
    'referer',
    'te',
  ],
  ...[
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-for',
    'x-forwarded-prefix',
    'forwarded',
    'x-original-url',
  ],
  ...[
    'x-rewrite-url',
    'x-http-method-override',
    'x-request-id',
    'purpose',
    'user-agent',
    'upgrade',
    'priority',
  ],
]
const VALUES = [
  ...[
    '*',
    '*/*',
    'text/markdown',
    'text/html;q=0',
    'gzip',
    'gzip;q=0',
    'br',
    'identity;q=0',
    '"a"',
    'W/"a"',
    '"',
    ',',
  ],
  ...[
    'bytes=0-',
    'bytes=-1',
    'bytes=9-1,0-',
    'evil.example',
    'https',
    '127.0.0.1',
    '::1',
    'POST',
    '/evil',
    ';q=',
    'q=1e9',
  ],
  ...['Thu, 01 Jan 1970 00:00:00 GMT', '../../etc/passwd', '<script>', '__proto__'],
]
const valueText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
})
const value = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...VALUES) }, { weight: 1, arbitrary: valueText }),
    {
      maxLength: 5,
    },
  )
  .chain((parts) => fc.constantFrom(parts.join(','), parts.join(', '), parts.join('')))
const headers = fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 6 })
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
  ...[
    '/docs/',
    '/docs/concept/symbol/',
    '/docs/concept/symbol',
    '/docs/index.md',
    '/docs/old-symbol/',
    '/',
    '/readyz',
  ],
  ...[
    '/docs/concept/symbol/data.json',
    '/docs/api/metadata',
    '/docs/search/?q=symbol',
    '/docs/llms.txt',
    '/terms/',
  ],
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
