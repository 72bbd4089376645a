import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { FOLDERS, ROOT } from '#build/paths.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { freePort } from '#test/support/free-port.ts'
import { until } from '#test/support/site-process.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { median } from './startup.ts'

export interface Throughput {
  readonly server: string
  readonly requestsPerSecond: number
  readonly p99Ms: number
  /** Processor time of the server for one request: other work on the machine does not change it much. */
  readonly cpuMicroseconds: number
}

const has = (command: string) => spawnSync('which', [command]).status === 0

/**
 * The same cached page from this server, from a bare node:http server with the same compressed bytes, and from nginx;
 * in turn, several rounds, each server on one core and the load on the other.
 */
export async function measureThroughput(path: string, rounds = 3, seconds = 4): Promise<Throughput[]> {
  if (!has('wrk')) throw new Error('The measurement needs wrk: install it (Debian: apt-get install wrk).')
  const site = await startSite()
  const bytes = await cachedPage(site.url + path)
  const servers = [site, await startBare(bytes), ...(has('nginx') ? [await startNginx(bytes)] : [])]
  const results = new Map(
    servers.map(({ name }) => [name, { rates: [] as number[], p99: [] as number[], cpu: [] as number[] }]),
  )
  for (let round = 0; round < rounds; round++) {
    for (const { name, url, process } of servers) {
      const before = cpuSeconds(process.pid)
      const { rate, requests, p99 } = load(name === site.name ? url + path : url, seconds)
      const result = results.get(name)
      result?.rates.push(rate)
      result?.p99.push(p99)
      result?.cpu.push(((cpuSeconds(process.pid) - before) * 1e6) / requests)
    }
  }
  for (const { process } of servers) process.kill('SIGTERM')
  return [...results].map(([server, { rates, p99, cpu }]) => ({
    server,
    requestsPerSecond: median(rates),
    p99Ms: median(p99),
    cpuMicroseconds: median(cpu),
  }))
}

interface Served {
  readonly name: string
  readonly url: string
  readonly process: ChildProcess
}

const onFirstCore = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawn('taskset', ['-c', '0', command, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

async function startSite(): Promise<Served> {
  const port = await freePort()
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    OPS_PORT: 'off',
    METADATA_REFRESH_SECONDS: '0',
    CACHE_DIR: await temporaryFolder(),
    CONTENT_DIR: process.env.BENCH_CONTENT ?? 'content',
  }
  const child = onFirstCore(process.execPath, [`${FOLDERS.production.server}/main.mjs`], env)
  const url = `http://127.0.0.1:${port}`
  await answering(url)
  return { name: 'this server', url, process: child }
}

async function startBare(bytes: Buffer): Promise<Served> {
  const port = await freePort()
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'page.gz'), bytes)
  const program = `const body = require('fs').readFileSync('${folder}/page.gz')
require('http').createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip', 'content-length': body.length })
  response.end(body)
}).listen(${port}, '127.0.0.1')`
  const child = onFirstCore(process.execPath, ['-e', program])
  const url = `http://127.0.0.1:${port}/`
  await answering(url)
  return { name: 'bare node:http', url, process: child }
}

async function startNginx(bytes: Buffer): Promise<Served> {
  const port = await freePort()
  const folder = await mkdtemp(join('/tmp', 'docs-bench-'))
  await writeFile(join(folder, 'page.html.gz'), bytes)
  await writeFile(join(folder, 'page.html'), gunzipSync(bytes))
  const config = `daemon off; worker_processes 1; pid ${folder}/pid; error_log /dev/null; user root;
events { worker_connections 1024; }
http { access_log off; types { text/html html; } keepalive_requests 1000000; gzip_static on; gzip_vary on;
server { listen 127.0.0.1:${port}; root ${folder}; } }`
  await writeFile(join(folder, 'nginx.conf'), config)
  const child = onFirstCore('nginx', ['-c', join(folder, 'nginx.conf'), '-e', '/dev/null'])
  const url = `http://127.0.0.1:${port}/page.html`
  await answering(url)
  return { name: 'nginx, gzip_static', url, process: child }
}

const answering = (url: string) => until(async () => (await fetch(url).catch(() => null)) !== null)

/** Asks until the page comes from memory, and returns its compressed bytes. */
async function cachedPage(url: string): Promise<Buffer> {
  await until(async () => (await fetch(url, { headers: { 'accept-encoding': 'gzip' } })).headers.has('etag'))
  const { stdout } = spawnSync('curl', ['-s', '-H', 'Accept-Encoding: gzip', url], { maxBuffer: 1 << 26 })
  return stdout
}

function load(url: string, seconds: number): { rate: number; requests: number; p99: number } {
  const { stdout } = spawnSync(
    'taskset',
    ['-c', '1', 'wrk', '-t1', '-c64', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url],
    { encoding: 'utf8' },
  )
  const [, value = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1] ?? Number.NaN),
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN),
    p99: Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'ms'],
  }
}
