import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createClientAddress } from '#server/http/edge/client-address.ts'
import { createListener } from '#server/http/edge/listener.ts'
import { createQueue, type Queue } from '#server/http/edge/queue.ts'
import { createSiteServer } from '#server/http/edge/site-server.ts'
import { createMetrics } from '#server/http/ops/metrics.ts'
import { connected } from '#test/support/load/hold-ups.ts'
import { listen } from '#test/support/ports.ts'
import { until } from '#test/support/site-process.ts'

const PART_MS = 5

/** Uses the processor, as a search does. */
function burn(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** The path from a socket to an application and back, with nothing recorded. */
async function serve(createApp: (queue: Queue) => RequestListener): Promise<number> {
  const metrics = createMetrics()
  const queue = createQueue(60_000)
  const listener = createListener({
    queue,
    cache: { answer: () => null },
    answerProbe({ url }, response) {
      if (url !== '/livez') return null
      response.end('ok')
      return 'probe'
    },
    headers: {},
    app: createApp(queue),
    client: createClientAddress(1),
    siteUrl: 'http://localhost',
    drain: { draining: false },
    metrics,
    log: pino({ level: 'silent' }),
  })
  const server = createSiteServer({ listener, watch: metrics.connections, headers: {} })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return listen(server)
}

const get = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`)

test('probes are answered between the parts of answers that take many turns', async () => {
  const [hostile, parts] = [5, 40]
  let [done, ended] = [0, 0]
  const port = await serve(({ nextTurn }) => async (_request, response) => {
    for (let part = 0; part < parts; part++) {
      await nextTurn()
      burn(PART_MS)
      done++
    }
    ended++
    return response.end()
  })
  const answers = Promise.all(
    Array.from({ length: hostile }, () =>
      fetch(`http://127.0.0.1:${port}/search`, { method: 'POST', body: 'x'.repeat(15_000) }),
    ),
  )
  await until(async () => done > 0)
  const waited: number[] = []
  while (ended < hostile) {
    const before = done
    await get(port, '/livez')
    waited.push(done - before)
  }
  await answers
  // No request waits for a complete answer to another.
  expect(waited.length).toBeGreaterThan(hostile)
  expect(Math.max(...waited)).toBeLessThan(parts)
})

test('a slow body delays no other request, and is answered when it is complete', async () => {
  const port = await serve(() => (request, response) => {
    request.resume().on('end', () => response.end('ok'))
  })
  const slow = await Promise.all(Array.from({ length: 5 }, () => connected(port)))
  const answers: string[] = []
  for (const socket of slow) {
    onTestFinished(() => void socket.destroy())
    socket.on('data', (chunk) => answers.push(String(chunk)))
    socket.write('POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nab')
  }
  expect((await get(port, '/quick')).status).toBe(200)
  expect(answers).toEqual([])
  for (const socket of slow) socket.write('cd')
  await until(async () => answers.length === 5)
})

test('one who asks for much waits alone, also when it comes through the same proxy', async () => {
  const order: string[] = []
  const port = await serve(() => (request, response) => {
    order.push(request.url ?? '')
    burn(PART_MS)
    response.end('ok')
  })
  const ask = (path: string, address: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`
  const greedy = await connected(port)
  onTestFinished(() => void greedy.destroy())
  greedy.resume().write(ask('/greedy', '203.0.113.6').repeat(200))
  await until(async () => order.length > 0)
  const before = order.length
  const honest = connect(port, '127.0.0.1', () => honest.write(ask('/honest', '203.0.113.7')))
  onTestFinished(() => void honest.destroy())
  await new Promise((answered) => honest.once('data', answered))
  expect(order.indexOf('/honest') - before).toBeLessThan(100)
  await until(async () => order.length === 201)
})
