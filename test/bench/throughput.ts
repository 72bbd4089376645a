import { mkdtemp, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { freePort } from '#test/support/free-port.ts'
import { cpuTimes } from './cpu-seconds.ts'
import { has, load } from './load.ts'
import { type Served, serve, serveSite } from './served.ts'
import { median } from './startup.ts'

export interface Throughput {
  readonly server: string
  readonly requestsPerSecond: number
  readonly p99Ms: number
  /** Processor time of the server for one request: other work on the machine does not change it much. */
  readonly userMicroseconds: number
  readonly allMicroseconds: number
}

/** An answer as it is on the wire. */
interface Recorded {
  readonly status: number
  /** Alternating names and values, without those that Node adds by itself. */
  readonly headers: readonly string[]
  readonly body: Buffer
}

const ADDED = /^(?:date|connection|keep-alive)$/i
const SETTLE_MS = 2000
const GZIP = 'Accept-Encoding: gzip'

/**
 * The same answers from memory from this server, from a bare node:http server with the same bytes and headers, and from
 * nginx; each server on one processor and the load on the other. Of processes that run the same code some are a quarter
 * faster than others, as long as they live, so each turn has new ones.
 */
export async function measureThroughput(
  path: string,
  { revalidated = false, turns = 5, seconds = 3 } = {},
): Promise<Throughput[]> {
  if (!has('wrk')) throw new Error('The measurement needs wrk: install it (Debian: apt-get install wrk).')
  const cache = await temporaryFolder()
  const results = new Map<string, Omit<Throughput, 'server'>[]>()
  const measure = async (
    server: string,
    { url, process, stop }: Served,
    address: string,
    headers: string[],
  ) => {
    // Work after the port is open, and compilation, do not count.
    await load(url + address, 1, headers)
    await setTimeout(SETTLE_MS)
    await load(url + address, 1, headers)
    const before = cpuTimes(process.pid)
    const { requests, requestsPerSecond, p99Ms } = await load(url + address, seconds, headers)
    const after = cpuTimes(process.pid)
    await stop()
    const each = (spent: number) => (spent * 1e6) / requests
    const result = {
      requestsPerSecond,
      p99Ms,
      userMicroseconds: each(after.user - before.user),
      allMicroseconds: each(after.all - before.all),
    }
    results.set(server, [...(results.get(server) ?? []), result])
  }
  for (let turn = 0; turn < turns; turn++) {
    const site = await serveSite(cache)
    const page = await recorded(site.url + path)
    const tag = page.headers[page.headers.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? ''
    const headers = revalidated ? [GZIP, `If-None-Match: ${tag}`] : [GZIP]
    const answer = revalidated ? await ask(site.url + path, { 'if-none-match': tag }) : page
    await measure('this server', site, path, headers)
    await measure('bare node:http', await startBare(answer), path, headers)
    if (!revalidated && has('nginx'))
      await measure('nginx, gzip_static', await startNginx(page.body), '', headers)
  }
  return [...results].map(([server, all]) => {
    const of = (figure: keyof Omit<Throughput, 'server'>) => median(all.map((one) => one[figure]))
    return {
      server,
      requestsPerSecond: of('requestsPerSecond'),
      p99Ms: of('p99Ms'),
      userMicroseconds: of('userMicroseconds'),
      allMicroseconds: of('allMicroseconds'),
    }
  })
}

const ask = (url: string, headers: Record<string, string> = {}): Promise<Recorded> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const { rawHeaders, statusCode = 0 } = response
        const kept = rawHeaders.filter((_, at) => !ADDED.test(rawHeaders[at - (at % 2)] ?? ''))
        resolve({ status: statusCode, headers: kept, body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })

/** Asks until the page comes from memory. */
async function recorded(url: string): Promise<Recorded> {
  for (;;) {
    const answer = await ask(url)
    if (answer.headers.some((name) => name.toLowerCase() === 'etag')) return answer
    await setTimeout(25)
  }
}

async function startBare({ status, headers, body }: Recorded): Promise<Served> {
  const port = await freePort()
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'body'), body)
  const program = `const body = require('fs').readFileSync('${folder}/body')
const headers = ${JSON.stringify(headers)}
require('http').createServer({ keepAliveTimeout: 75000 }, (request, response) => {
  response.writeHead(${status}, headers)
  response.end(${status === 304 ? '' : 'body'})
}).listen(${port}, '127.0.0.1')`
  return serve(`http://127.0.0.1:${port}`, 0, [process.execPath, '-e', program])
}

async function startNginx(bytes: Buffer): Promise<Served> {
  const port = await freePort()
  const folder = await mkdtemp(join('/tmp', 'docs-bench-'))
  await writeFile(join(folder, 'page.html.gz'), bytes)
  await writeFile(join(folder, 'page.html'), gunzipSync(bytes))
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log /dev/null; user root;
events { worker_connections 1024; }
http { access_log off; types { text/html html; } keepalive_requests 1000000; gzip_static on; gzip_vary on;
server { listen 127.0.0.1:${port}; root ${folder}; } }`
  await writeFile(join(folder, 'nginx.conf'), config)
  return serve(`http://127.0.0.1:${port}/page.html`, 0, [
    'nginx',
    '-c',
    join(folder, 'nginx.conf'),
    '-e',
    '/dev/null',
  ])
}
