import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import release from '#test/fixtures/sites/kit/data/latest-release.json' with { type: 'json' }
import { listen } from '../ports.ts'
import { endWithTest } from '../site-process.ts'

export interface FakeUpstream {
  readonly url: string
  readonly port: number
  /** How it answers from now on. */
  behave(listener: RequestListener): void
  /** Requests, in order, without a proxy's probes. */
  readonly asked: readonly { readonly path: string; readonly headers: NodeJS.Dict<string | string[]> }[]
  /** The most requests that were open at once. */
  readonly mostAtOnce: number
  close(): void
}

/** Time in which a server hears that a client gave up a request before it began the next. */
const HEARD_OF_MS = 100

/** A server on the loopback interface that ends with its test; who starts one outside of a test closes it. */
export async function fakeUpstream(listener: RequestListener): Promise<FakeUpstream> {
  const asked: { path: string; headers: NodeJS.Dict<string | string[]> }[] = []
  let behaviour = listener
  const open = new Set<ServerResponse>()
  let mostAtOnce = 0
  const server = createServer((request, response) => {
    const { url: path = '', headers } = request
    if (path !== '/readyz') asked.push({ path, headers })
    const others = [...open]
    open.add(response)
    response.on('close', () => open.delete(response))
    setTimeout(() => {
      const overlapping = others.filter((other) => open.has(other) || other.writableFinished)
      mostAtOnce = Math.max(mostAtOnce, overlapping.length + 1)
    }, HEARD_OF_MS)
    behaviour(request, response)
  })
  const port = await listen(server)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  endWithTest(close)
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    behave(next) {
      behaviour = next
    },
    asked,
    get mostAtOnce() {
      return mostAtOnce
    },
    close,
  }
}

/** A newer release than the one of the fixtures, with fields that the site does not keep. */
const RELEASE = {
  ...release,
  tag_name: '9.2.0',
  name: '9.2.0',
  author: { ...release.author, login: 'someone', site_admin: false },
  assets: release.assets.map((asset) => ({ ...asset, uploader: {} })),
  body: null,
  reactions: { url: 'https://x.invalid', total_count: 1, '+1': 1, '-1': 0 },
  mentions_count: 7,
}

const REPOSITORY = {
  name: 'b',
  full_name: 'a/b',
  description: 'A database',
  language: 'Java',
  stargazers_count: 17_500,
  forks_count: 1300,
  open_issues_count: 12,
  license: { key: 'apache-2.0', name: 'Apache License 2.0', spdx_id: 'Apache-2.0', node_id: 'x' },
  topics: ['sql'],
  default_branch: 'master',
  owner: {},
}

/** Answers as GitHub does, with tags that hold until the records change. */
export function likeGithub(changes: { release?: object; repository?: object } = {}): RequestListener {
  return (request, response) => {
    const isRelease = request.url?.endsWith('/releases/latest')
    const record = isRelease ? { ...RELEASE, ...changes.release } : { ...REPOSITORY, ...changes.repository }
    const etag = `W/"${JSON.stringify(record).length}"`
    response.setHeader('etag', etag)
    response.setHeader('x-ratelimit-remaining', '58')
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(record))
  }
}

/** The name that a replica gives to requests that come without one. */
export const NAMED_BY_REPLICA = 'named-by-the-replica'

/**
 * Answers as a replica where only what the proxy does is looked at: with the status for an address, null being no answer
 * ever, and with the name of the request. Probes are answered as those of a healthy replica.
 */
export const likeReplica =
  (statusOf: (url: string) => number | null = () => 200): RequestListener =>
  (request, response) => {
    request.resume()
    const { url = '', headers } = request
    const status = url === '/readyz' ? 200 : statusOf(url)
    if (status === null) return
    response.setHeader('X-Request-Id', headers['x-request-id'] ?? NAMED_BY_REPLICA)
    response.writeHead(status).end()
  }

/** Answers as the other site of a host: each request with its own path. */
export const likeWebsite: RequestListener = (request, response) => response.end(`website ${request.url}`)
