import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { type Answered, ask } from '#test/support/load/ask.ts'
import { median } from '#test/support/load/numbers.ts'
import { runSite, type SiteProcess } from '#test/support/site-process.ts'
import { cpuTimes, serveSite } from './served-site.ts'

/** Headers that Node adds by itself. */
const ADDED = /^(?:date|connection|keep-alive)$/i
const TURNS = 5
const SECONDS = 3
const SETTLE_MS = 2000

/** Figures of one server, each the median of its turns. */
export interface Throughput {
  readonly requestsPerSecond: number
  /** Processor time for one request: other work on the machine does not change it much. */
  readonly userMicroseconds: number
  readonly allMicroseconds: number
}

/**
 * The same answers from memory from this server and from a bare node:http server with the same bytes and headers; each
 * server on one processor and the load on the other. Of processes that run the same code some are a quarter faster than
 * others, as long as they live, so each turn has new ones.
 */
export async function measureThroughput(
  path: string,
  isRevalidated: boolean,
): Promise<{ site: Throughput; bare: Throughput }> {
  const cache = await temporaryFolder()
  const [site, bare]: [Throughput[], Throughput[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn++) {
    const server = await serveSite({ CACHE_DIR: cache }, 0)
    const { etag = '' } = (await recorded(server.url + path)).headers
    const headers = { 'accept-encoding': 'gzip', ...(isRevalidated && { 'if-none-match': etag }) }
    const answer = await ask(server.url + path, { headers })
    site.push(await measure(server, path, headers))
    bare.push(await measure(await startBare(answer), path, headers))
  }
  return { site: medians(site), bare: medians(bare) }
}

async function measure(
  { url, process, stop }: SiteProcess,
  path: string,
  headers: Record<string, string>,
): Promise<Throughput> {
  // Work after the port is open, and compilation, do not count.
  await load(url + path, 1, headers)
  await setTimeout(SETTLE_MS)
  await load(url + path, 1, headers)
  const before = cpuTimes(process.pid)
  const { requests, requestsPerSecond } = await load(url + path, SECONDS, headers)
  const after = cpuTimes(process.pid)
  await stop()
  return {
    requestsPerSecond,
    userMicroseconds: ((after.user - before.user) * 1e6) / requests,
    allMicroseconds: ((after.all - before.all) * 1e6) / requests,
  }
}

const medians = (turns: readonly Throughput[]): Throughput => ({
  requestsPerSecond: median(turns.map((turn) => turn.requestsPerSecond)),
  userMicroseconds: median(turns.map((turn) => turn.userMicroseconds)),
  allMicroseconds: median(turns.map((turn) => turn.allMicroseconds)),
})

/** Asks one address over 64 connections, from the second processor. Needs wrk (Debian: apt-get install wrk). */
async function load(url: string, seconds: number, headers: Record<string, string>) {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const wrk = ['-c', '1', 'wrk', '-t1', '-c64', `-d${seconds}s`, ...fields, url]
  const { stdout } = await promisify(execFile)('taskset', wrk)
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
  }
}

/** Asks until the page comes from memory. */
async function recorded(url: string): Promise<Answered> {
  for (;;) {
    const answer = await ask(url, { headers: { 'accept-encoding': 'gzip' } })
    if (answer.headers.etag) return answer
    await setTimeout(25)
  }
}

/** A server that does nothing but send these bytes. */
async function startBare({ status, rawHeaders, body }: Answered): Promise<SiteProcess> {
  const headers = rawHeaders.filter((_, at) => !ADDED.test(rawHeaders[at - (at % 2)] ?? ''))
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'body'), body)
  const program = `const body = require('fs').readFileSync('${folder}/body')
const headers = ${JSON.stringify(headers)}
require('http').createServer({ keepAliveTimeout: 75000 }, (request, response) => {
  response.writeHead(${status}, headers)
  response.end(${status === 304 ? '' : 'body'})
}).listen(process.env.PORT, '127.0.0.1')`
  return runSite({ command: ['taskset', '-c', '0', process.execPath, '-e', program] })
}
