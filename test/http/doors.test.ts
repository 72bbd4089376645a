import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { rawRequest } from '#test/support/hostile/raw-request.ts'
import { connected } from '#test/support/load/hold-ups.ts'
import { createTestServer } from '#test/support/load-fixture.ts'
import { listen } from '#test/support/ports.ts'
import { until } from '#test/support/site-process.ts'

const SEARCH = 'POST /docs/api/search/1/indexes/*/queries HTTP/1.1\r\nHost: localhost\r\n'
const BODY = '{"requests":[{"indexName":"docs","query":"symbol"}]}'

const { server } = await createTestServer()
const port = await listen(server)
afterAll(() => void server.close())

const statusesOf = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)

test.each(['/docs/', '/docs/nothing/'])(
  'an offer to speak another protocol is ignored, and the connection ends: %s',
  async (path) => {
    const { text, closed } = await rawRequest(
      port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\nGET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    )
    expect(statusesOf(text)).toHaveLength(1)
    expect(text).toMatch(/^connection: close\r$/im)
    expect(closed).toBe(true)
  },
)

describe('Expect: 100-continue', () => {
  const expecting = (length: number) => `${SEARCH}Expect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`

  test('is told to go on, once, when the body will be read', async () => {
    const socket = await connected(port)
    onTestFinished(() => void socket.destroy())
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    const heard = (what: string) => until(async () => text.includes(what))
    socket.write(expecting(BODY.length))
    await heard('100 Continue')
    expect(statusesOf(text)).toEqual(['100'])
    socket.write(BODY)
    await heard('"results"')
    expect(statusesOf(text)).toEqual(['100', '200'])
  })

  test.each([
    ['a body over the limit', expecting(20_000), '413'],
    ['a recorded page', 'GET /docs/ HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n\r\n', '200'],
    ['another expectation', expecting(10).replace('100-continue', 'the-impossible'), '417'],
    ['one more expectation', expecting(10).replace('100-continue', '100-continue, more'), '417'],
  ])('with %s is answered at once, and the connection ends', async (_, bytes, status) => {
    const { text, closed } = await rawRequest(port, bytes)
    expect(statusesOf(text)).toEqual([status])
    expect(closed).toBe(true)
  })

  test('means nothing in HTTP/1.0', async () => {
    const { text } = await rawRequest(port, expecting(BODY.length).replace('HTTP/1.1', 'HTTP/1.0') + BODY)
    expect(statusesOf(text)).toEqual(['200'])
  })
})

describe('a body', () => {
  test.each([
    ['that says how long it is', `Content-Length: ${BODY.length}\r\n\r\n${BODY}`],
    ['in chunks', `Transfer-Encoding: chunked\r\n\r\n${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`],
  ])('%s is read, and so is the request after it', async (_, rest) => {
    const { text } = await rawRequest(port, `${SEARCH}${rest}GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    expect(statusesOf(text)).toEqual(['200', '200'])
    expect(text).toContain('"results"')
  })

  test.each([
    ['that says so', `Content-Length: 20000\r\n\r\n${'a'.repeat(20_000)}`],
    ['that does not say so', `Transfer-Encoding: chunked\r\n\r\n4e20\r\n${'a'.repeat(20_000)}\r\n0\r\n\r\n`],
  ])('over the limit %s is refused as JSON', async (_, rest) => {
    const { text, status } = await rawRequest(port, SEARCH + rest)
    expect(status).toBe(413)
    expect(text).toContain('{"message":"The body is too large: the limit is 16 kB.","status":413}')
  })
})

test.each([
  ['an unclear request', 'GET /docs/ HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['an expectation that cannot be met', 'GET /docs/ HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n'],
  ['a body that is too large', `${SEARCH}Content-Length: 20000\r\n\r\n`],
])('the refusal of %s has the headers of every answer', async (_what, bytes) => {
  const { text } = await rawRequest(port, bytes)
  expect(text).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(text).toMatch(/^x-frame-options: DENY\r$/im)
})
