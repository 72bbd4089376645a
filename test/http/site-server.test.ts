import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSiteServer, LIMITS } from '#server/http/edge/site-server.ts'
import { connected, HEAD, holdUp } from '#test/support/load/hold-ups.ts'
import { until } from '#test/support/site-process.ts'

/** The limits of production, a twentieth as long. */
const SHORT = {
  headersMs: 400,
  requestMs: 500,
  keepAliveMs: 3750,
  stalledMs: 3000,
  unsentBytes: 1e9,
  checkMs: 50,
}

async function listen(listener: RequestListener, limits = SHORT) {
  const malformed: number[] = []
  const dropped: string[] = []
  const unsent: number[] = []
  const watch = {
    countMalformed: (status: number) => malformed.push(status),
    countDropped: (reason: string) => dropped.push(reason),
    setUnsent: (bytes: number) => unsent.push(bytes),
  }
  const server = createSiteServer(listener, watch, limits)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const open = async () => {
    const socket = await connected(port)
    onTestFinished(() => void socket.destroy())
    return socket
  }
  return { server, malformed, dropped, unsent, port, open }
}

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

test('the limits are those of the contract', () => {
  expect(LIMITS).toMatchObject({
    headersMs: 8_000,
    requestMs: 10_000,
    keepAliveMs: 75_000,
    stalledMs: 60_000,
    unsentBytes: 128 * 1024 * 1024,
  })
})

describe('a connection that holds the server up is cut', () => {
  test('all 300 of them, however they do it', async () => {
    const { server, port, malformed } = await listen((request, response) => {
      request.resume().on('end', () => response.end('ok'))
      request.on('error', () => {})
    })
    await holdUp(port, 300)
    expect(await connections(server)).toBe(0)
    expect(new Set(malformed)).toEqual(new Set([400, 408]))
  })

  test('when it asks on and on without reading', async () => {
    const { server, open } = await listen((_, response) => void response.end(Buffer.alloc(100_000)), {
      ...SHORT,
      keepAliveMs: 60_000,
      stalledMs: 300,
    })
    const socket = await open()
    socket.write(`${HEAD}\r\n`.repeat(500))
    await until(async () => (await connections(server)) === 1)
    await until(async () => (await connections(server)) === 0)
  })

  test('when nothing of an answer is read, and its answer is given up', async () => {
    let ended = 0
    const { server, open } = await listen(
      (_, response) => {
        response.on('close', () => {
          if (!response.writableFinished) ended++
        })
        response.end(Buffer.alloc(50e6))
      },
      { ...SHORT, stalledMs: 300 },
    )
    const socket = await open()
    socket.write(`${HEAD}\r\n`)
    await until(async () => (await connections(server)) === 1)
    await until(async () => (await connections(server)) === 0)
    await until(async () => ended === 1)
  })
})

describe('a connection that is only slow is kept', () => {
  test('while it reads', async () => {
    const { server, open } = await listen((_, response) => void response.end(Buffer.alloc(20e6)), {
      ...SHORT,
      stalledMs: 1500,
    })
    const socket = await open()
    let size = 0
    socket.on('data', (chunk) => {
      size += chunk.length
      socket.pause()
      setTimeout(() => socket.resume(), 10)
    })
    socket.write(`${HEAD}\r\n`)
    await until(async () => size > 20e6)
    expect(await connections(server)).toBe(1)
  })

  test('between two requests', async () => {
    const { open } = await listen((_, response) => void response.end('ok'))
    const socket = await open()
    const answers: string[] = []
    socket.on('data', (chunk) => answers.push(String(chunk)))
    socket.write(`${HEAD}\r\n`)
    await until(async () => answers.length === 1)
    await new Promise((resolve) => setTimeout(resolve, SHORT.requestMs * 2))
    socket.write(`${HEAD}\r\n`)
    await until(async () => answers.length === 2)
  })
})

describe('readers who take little of what waits for them', () => {
  const SIZE = 40e6
  /** More than the system takes for a reader who takes nothing. */
  const TAKEN = 15e6
  const limits = { ...SHORT, stalledMs: 60_000, unsentBytes: 2.5 * SIZE }

  test('are dropped, the slowest first, when too much waits for all together', async () => {
    const { server, open, dropped, unsent } = await listen(
      (_, response) => void response.end(Buffer.alloc(SIZE)),
      limits,
    )
    const reading = await open()
    let size = 0
    // Takes less than it could, and so has something waiting all the time.
    reading.on('data', (chunk) => {
      size += chunk.length
      reading.pause()
      setTimeout(() => reading.resume(), 2)
    })
    reading.write(`${HEAD}\r\n`)
    await until(async () => size > TAKEN)
    for (let reader = 0; reader < 6; reader++) (await open()).pause().write(`${HEAD}\r\n`)
    await until(async () => dropped.length >= 4)
    await until(async () => size > SIZE)
    expect(new Set(dropped)).toEqual(new Set(['memory']))
    expect(unsent.at(-1)).toBeLessThanOrEqual(limits.unsentBytes)
    expect(await connections(server)).toBe(7 - dropped.length)
  })

  test('are dropped for the answers that wait behind others on their connection too', async () => {
    const { open, dropped } = await listen(
      (_, response) => void response.end(Buffer.alloc(SIZE / 100)),
      limits,
    )
    const socket = await open()
    socket.pause().write(`${HEAD}\r\n`.repeat(500))
    await until(async () => dropped.length === 1)
    expect(dropped).toEqual(['memory'])
  })
})
