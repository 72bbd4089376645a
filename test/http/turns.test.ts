import { expect, onTestFinished, test } from 'vitest'
import { connected } from '#test/support/load/hold-ups.ts'
import { createTestServer } from '#test/support/load-fixture.ts'
import { listen } from '#test/support/ports.ts'
import { until } from '#test/support/site-process.ts'

test('one who asks for much waits alone, also when it comes through the same proxy', async () => {
  const { server } = await createTestServer({ trustProxy: 1 })
  const port = await listen(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const order: string[] = []
  server.prependListener('request', ({ url = '' }, response) => response.on('finish', () => order.push(url)))
  const ask = async (address: string, times: number) => {
    const socket = (await connected(port)).resume()
    onTestFinished(() => void socket.destroy())
    const head = `Host: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`
    socket.write(`GET /docs/search/?q=${address} HTTP/1.1\r\n${head}`.repeat(times))
  }
  await ask('203.0.113.6', 200)
  await until(async () => order.length > 0)
  const before = order.length
  await ask('203.0.113.7', 1)
  await until(async () => order.length === 201)
  expect(order.findIndex((url) => url.endsWith('.7')) - before).toBeLessThan(100)
})
