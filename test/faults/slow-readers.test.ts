import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { memory } from '#test/bench/served-site.ts'
import { connected } from '#test/support/load/hold-ups.ts'
import { runSite } from '#test/support/site-process.ts'

const READERS = 1000
/** For requests that are not answered yet. */
const REST_MS = 10_000
/** The memory that an operator can plan with. */
const MOST_MEMORY = 700e6
const TIME_LIMIT = 300_000
const SEARCH = JSON.stringify({ requests: Array(10).fill({ query: 'timestamp', hitsPerPage: 100 }) })

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`

/** As under compose.yaml: Node sizes its heap by the memory that there is, and collects late where there is much. */
const NODE_OPTIONS = '--max-old-space-size=512'

/** Requests of readers who then read nothing: large documents, pages, pictures and searches, with and without compression. */
function errands(image: string): readonly ((reader: number) => string)[] {
  return [
    (reader) => get(`/docs/llms-full.txt?${reader}`),
    (reader) => get(`/docs/llms-full.txt?${reader}`, 'Accept-Encoding: gzip\r\n'),
    (reader) => get(`/docs/configuration/overview/?${reader}`).repeat(5),
    () => get(image).repeat(100),
    () => get('/docs/llms-full.txt').repeat(5),
    () => get('/docs/configuration/overview/').repeat(100),
    () => get('/docs/').repeat(1500),
    () =>
      `POST /docs/api/search/1/indexes/*/queries HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${SEARCH.length}\r\n\r\n${SEARCH}`,
  ]
}

test.for([
  ['nothing', errands, ['llms-full.txt', 'configuration/overview/']],
  ['nothing of the longest text, which none had asked for before', () => errands('').slice(0, 2), []],
] as const)(
  `${READERS} readers who read %s make the process hold a bounded part of what they asked for`,
  {
    timeout: TIME_LIMIT,
  },
  async ([_what, errandsOf, recorded], { annotate }) => {
    const site = await runSite({ env: { CONTENT_DIR: 'content', CACHE_DIR: '.cache', NODE_OPTIONS } })
    const home = await (await fetch(`${site.url}/docs/`)).text()
    for (const path of recorded) await (await fetch(`${site.url}/docs/${path}`)).text()
    const asked = errandsOf(/\/docs\/images\/[^"\s]+/.exec(home)?.[0] ?? '/docs/favicon.svg')
    const sockets: Socket[] = []
    while (sockets.length < READERS) {
      const socket = await connected(site.port)
      sockets.push(socket.pause())
      socket.write(asked[sockets.length % asked.length]?.(sockets.length) ?? '')
    }
    await setTimeout(REST_MS)
    const most = memory(site.process.pid, 'VmHWM') * 2 ** 20
    await annotate(`${(most / 1e6).toFixed(0)} MB in all`)
    expect(most).toBeLessThan(MOST_MEMORY)
    expect((await fetch(`${site.url}/docs/`)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  },
)
