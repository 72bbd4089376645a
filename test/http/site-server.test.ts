import type { RequestListener, Server } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSiteServer, LIMITS, STALLED_MS } from '#server/http/edge/site-server.ts'
import { connected, HEAD, holdUp } from '#test/support/load/hold-ups.ts'
import { listen as listenTo } from '#test/support/ports.ts'
import { until } from '#test/support/site-process.ts'

/** The limits of production, a twentieth as long. */
const SHORT = {
  headersTimeout: 400,
  requestTimeout: 500,
  keepAliveTimeout: 3750,
  connectionsCheckingInterval: 50,
  maxHeaderSize: LIMITS.maxHeaderSize,
  stalledMs: 3000,
}
/** On a busy machine, a request can take longer than a twentieth of its limit. */
const PATIENT = { ...SHORT, headersTimeout: 60_000, requestTimeout: 60_000 }

async function listen(listener: RequestListener, { stalledMs, ...limits } = SHORT) {
  const malformed: number[] = []
  const server = createSiteServer({
    listener,
    countMalformed: (status) => malformed.push(status),
    headers: { 'x-frame-options': 'DENY' },
    limits,
    stalledMs,
  })
  const port = await listenTo(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const open = async () => {
    const socket = await connected(port)
    onTestFinished(() => void socket.destroy())
    return socket
  }
  return { server, malformed, port, open }
}

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

test('the limits are those of the contract', () => {
  expect(LIMITS).toMatchObject({
    headersTimeout: 8_000,
    requestTimeout: 10_000,
    keepAliveTimeout: 75_000,
    maxHeaderSize: 8192,
  })
  expect(STALLED_MS).toBe(60_000)
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
    await new Promise((resolve) => setTimeout(resolve, SHORT.requestTimeout * 2))
    socket.write(`${HEAD}\r\n`)
    await until(async () => answers.length === 2)
  })
})

describe('a reader who asks on without waiting for answers', () => {
  test('gets them in order, one a turn, and holds no other reader up', async () => {
    const order: number[] = []
    let turns = 0
    const count = () => {
      turns++
      if (order.length < 2000) setImmediate(count)
    }
    const { open } = await listen((request, response) => {
      order.push(Number(request.url?.slice(1)))
      response.end(request.url)
    }, PATIENT)
    const socket = await open()
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    socket.write(
      Array.from({ length: 2000 }, (_, at) => HEAD.replace('GET /', `GET /${at}`).concat('\r\n')).join(''),
    )
    await until(async () => order.length > 0)
    count()
    await until(async () => text.endsWith('/1999'))
    expect(order).toEqual(Array.from({ length: 2000 }, (_, at) => at))
    expect(turns).toBeGreaterThan(1000)
  })

  test('makes the process hold one answer, not one for each request', async () => {
    let begun = 0
    const { open } = await listen((_, response) => {
      begun++
      response.end(Buffer.alloc(20e6))
    })
    const socket = await open()
    socket.pause().write(`${HEAD}\r\n`.repeat(500))
    await until(async () => begun > 0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(begun).toBe(1)
  })

  test('is let go while 10,000 requests wait, and not once they are answered', async () => {
    const held: (() => void)[] = []
    let answered = 0
    const { open } = await listen(
      (request, response) => {
        if (request.url === '/held') return void held.push(() => response.end())
        response.end()
        answered++
      },
      { ...PATIENT, stalledMs: 60_000 },
    )
    const ask = async (first: string) => {
      const socket = (await open()).resume()
      socket.write(`${HEAD.replace('/', first)}\r\n${`${HEAD}\r\n`.repeat(1500)}`)
      return socket
    }
    const sockets = await Promise.all(Array.from({ length: 9 }, () => ask('/held')))
    const closed = () => sockets.filter((socket) => socket.closed).length
    await until(async () => closed() === 3)
    for (const end of held) end()
    await until(async () => answered === 6 * 1500)
    await ask('/')
    await until(async () => answered === 7 * 1500 + 1)
    expect(closed()).toBe(3)
  })

  test('is read no faster than answered, however large the answers are', async () => {
    let [asked, begun, mostWaiting] = [0, 0, 0]
    const { server, open } = await listen((_, response) => {
      mostWaiting = Math.max(mostWaiting, asked - begun)
      begun++
      response.end(Buffer.alloc(1e6))
    }, PATIENT)
    server.prependListener('request', () => asked++)
    const socket = await open()
    socket.resume().write(`${HEAD}\r\n`.repeat(50_000))
    await until(async () => begun >= 20)
    // Those of a few reads, of which each is at most 64 kB.
    expect(mostWaiting).toBeLessThan((6 * 65_536) / HEAD.length)
  })
})

test.each([
  ['what is no request', 'NOT HTTP\r\n\r\n', 400],
  ['large headers', `${HEAD}X: ${'a'.repeat(9000)}\r\n\r\n`, 431],
  ['a request for a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
])('the refusal of %s has the headers of every answer', async (_name, bytes, status) => {
  const { open, malformed } = await listen((_, response) => void response.end('ok'), PATIENT)
  const socket = await open()
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(bytes)
  await closed
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(text).toContain('x-frame-options: DENY')
  expect(malformed).toEqual([status])
})
