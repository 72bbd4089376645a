import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '#test/support/load-fixture.ts'

const PAGE = '/docs/concept/symbol/'
const FROM_HERE = { 'Sec-Fetch-Site': 'same-origin' }

let served: TestServer

beforeEach(async () => {
  served = await createTestServer({ trustProxy: 1 })
})

const send = (body: unknown, headers: Record<string, string> = FROM_HERE) =>
  request(served.server)
    .post('/docs/api/feedback')
    .set({ 'Content-Type': 'application/json', ...headers })
    .send(typeof body === 'string' ? body : JSON.stringify(body))

const series = async () =>
  (await served.metrics.registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith('page_feedback_total{'))

describe('whether a page helped', () => {
  test('is counted by page and answer, and nothing else is', async () => {
    for (const answer of ['yes', 'no', 'yes']) {
      const { status, headers } = await send({ page: PAGE, answer })
      expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([204, 'no-store', undefined])
    }
    expect((await series()).toSorted()).toEqual([
      `page_feedback_total{page="${PAGE}",answer="no"} 1`,
      `page_feedback_total{page="${PAGE}",answer="yes"} 2`,
    ])
  })

  test('is taken from pages of this site alone', async () => {
    const answer = { page: PAGE, answer: 'yes' }
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://example.org' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://example.org' },
      { Origin: 'null' },
      // A rebound name that resolves to this server has the same host and origin.
      { Host: 'evil.example', Origin: 'http://evil.example' },
      {},
    ])
      expect((await send(answer, headers as Record<string, string>)).status, JSON.stringify(headers)).toBe(
        403,
      )
    // Browsers that do not name the relation name their origin.
    expect((await send(answer, { Host: 'any.example', Origin: 'http://localhost:8080' })).status).toBe(204)
    // A form of another site can send this type without being asked first.
    expect((await send(answer, { ...FROM_HERE, 'Content-Type': 'text/plain' })).status).toBe(415)
  })

  test.each([
    ['another page', { page: '/docs/none/', answer: 'yes' }],
    ['another word', { page: PAGE, answer: 'perhaps' }],
    ['more than these', { page: PAGE, answer: 'yes', name: 'someone' }],
    ['a list', []],
    ['no JSON', '{'],
    ['a name of every object', { page: '__proto__', answer: 'yes' }],
  ])('is refused with %s, and makes no series', async (_what, body) => {
    expect((await send(body)).status).toBe(400)
    expect(await series()).toEqual([])
  })

  test('is short', async () => {
    expect((await send({ page: PAGE, answer: 'yes', more: 'x'.repeat(1000) })).status).toBe(413)
  })

  test('is counted so often for a network, which leaves room for the answers of others', async () => {
    const from = (network: string) => ({ ...FROM_HERE, 'X-Forwarded-For': network })
    const no = { page: PAGE, answer: 'no' }
    const greedy = await Promise.all(Array.from({ length: 130 }, () => send(no, from('192.0.2.1'))))
    // A minute may end in between.
    expect(greedy.filter(({ status }) => status === 204).length).toBeLessThanOrEqual(24)
    expect((await send(no, from('192.0.2.2'))).status).toBe(204)
  })

  test('is counted so often a minute', async () => {
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, network) =>
        send({ page: PAGE, answer: 'no' }, { ...FROM_HERE, 'X-Forwarded-For': `198.51.100.${network}` }),
      ),
    )
    const refused = answers.filter(({ status }) => status === 429)
    // A minute may end in between.
    expect(refused.length).toBeLessThanOrEqual(10)
    if (refused.length > 0) expect(refused[0]?.headers['retry-after']).toBe('60')
    expect(Number((await series())[0]?.split(' ').at(-1))).toBeGreaterThanOrEqual(120)
  })
})
