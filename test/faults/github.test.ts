import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { readFigures } from '#test/support/figures.ts'
import { fakeUpstream, likeGithub } from '#test/support/proxies/fake-upstream.ts'
import { runSite, until } from '#test/support/site-process.ts'

const HUGE_BYTES = 300e6
/** Bytes that the system buffers on their way to a process that does not read. */
const MOST_TAKEN_BYTES = 30e6

const sizes: number[] = []

const huge: RequestListener = (_, response) => {
  const chunk = Buffer.alloc(64 * 1024, ' ')
  let sent = 0
  response.on('close', () => sizes.push(sent))
  const send = () => {
    while (sent < HUGE_BYTES && !response.destroyed) {
      sent += chunk.length
      if (!response.write(chunk)) return response.once('drain', send)
    }
    return response.end()
  }
  response.on('error', () => {})
  send()
}

const limited = (status: number, headers: Record<string, string>): RequestListener => {
  return (_, response) => void response.writeHead(status, headers).end('{}')
}

test.for<[string, string, RequestListener]>([
  ['is dead', 'network', (_, response) => void response.destroy()],
  ['never answers', 'timeout', () => {}],
  ['sends garbage', 'invalid', (_, response) => void response.end('<html>')],
  ['sends 300 MB', 'invalid', huge],
  ['answers 429 with retry-after', 'rate-limited', limited(429, { 'retry-after': '60' })],
])(
  'while GitHub %s, pages are served with the last good records',
  async ([, outcome, listener], { annotate }) => {
    const upstream = await fakeUpstream(likeGithub())
    const site = await runSite({ env: { GITHUB_API_URL: upstream.url, METADATA_REFRESH_SECONDS: '1' } })
    const pageText = async () => (await fetch(`${site.url}/docs/`)).text()
    await until(async () => (await pageText()).includes('17.5k'))
    upstream.behave(listener)
    const failures = async () =>
      (await readFigures(site.opsUrl))(`github_requests_total{outcome="${outcome}"}`)
    await until(async () => (await failures()) > 0)
    expect(await pageText()).toContain('17.5k')
    const health = await (await fetch(`${site.url}/healthz`)).json()
    expect(health).toMatchObject({ status: 'ok', metadata: { source: 'github', stale: true } })
    await annotate(`${upstream.asked.length} requests to it, outcome ${outcome}`)
    expect(upstream.mostAtOnce).toBe(1)
    expect(await site.stop()).toBe(0)
    for (const sent of sizes) expect(sent).toBeLessThan(MOST_TAKEN_BYTES)
  },
)
