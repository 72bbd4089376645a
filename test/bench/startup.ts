import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { appendFile, cp, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { FOLDERS, ROOT } from '#build/paths.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { freePort } from '#test/support/free-port.ts'
import { childrenOf, cpuSeconds, told } from './cpu-seconds.ts'

export interface Start {
  /** From the start of the process to the first answer of /readyz. */
  readonly ms: number
  /** Processor time until then, which other work on the machine changes less. */
  readonly cpuMs: number
  /** The most memory that it and its children had until then, each at its own time, in MB. */
  readonly peakMb: number
}

export interface Startup {
  /** Without and with compiled pages in the cache, the quickest of each. */
  readonly cold: Start
  readonly warm: Start
  /** Memory when all is warm, the index of search too, in MB. */
  readonly restingMb: number
}

/** How many pages are edited, drawn by hash. */
const EDITED = 7

/** Both kinds of start; compiled scripts are there for all, as in the image and in the service. */
export async function measureStartup(content: string, colds = 1, warms = 5): Promise<Startup> {
  const code = await temporaryFolder()
  const starts: Start[] = []
  let cache = ''
  // One more: the first finds no compiled scripts.
  for (let round = 0; round <= colds; round++) {
    cache = await temporaryFolder()
    const { restingMb: _, ...cold } = await start(content, cache, code, true)
    if (round > 0) starts.push(cold)
  }
  const warm: Start[] = []
  for (let round = 0; round < warms; round++) warm.push(await start(content, cache, code))
  const { restingMb } = await start(content, cache, code, true)
  for (const folder of [cache, code]) await rm(folder, { recursive: true, force: true })
  return { cold: quickest(starts), warm: quickest(warm), restingMb }
}

/** By how much a start is longer after an edit of one page, in ms: the median over pages drawn by hash. */
export async function measureEdits(content: string): Promise<{ medianMs: number; mostMs: number }> {
  const [folder, cache, code] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()]
  await cp(content, folder, { recursive: true })
  for (let round = 0; round < 3; round++) await start(folder, cache, code, true)
  const hash = (file: string) => createHash('sha256').update(file).digest('hex')
  const pages = globSync('docs/**/[^_]*.mdx', { cwd: folder }).sort((a, b) => (hash(a) < hash(b) ? -1 : 1))
  const longer: number[] = []
  for (const page of pages.slice(0, EDITED)) {
    const warm = Math.min((await start(folder, cache, code)).ms, (await start(folder, cache, code)).ms)
    await appendFile(`${folder}/${page}`, '\nOne sentence more.\n')
    longer.push((await start(folder, cache, code, true)).ms - warm)
  }
  for (const used of [folder, cache, code]) await rm(used, { recursive: true, force: true })
  return { medianMs: median(longer), mostMs: Math.max(...longer) }
}

const quickest = <Of extends Start>(starts: readonly Of[]): Of =>
  starts.reduce((best, one) => (one.ms < best.ms ? one : best))

/** With `settle`, the process is stopped when it has made and written all that it does after the port is open. */
async function start(
  content: string,
  cacheDir: string,
  codeCache: string,
  settle = false,
): Promise<Start & { restingMb: number }> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [`${FOLDERS.production.server}/main.mjs`], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      OPS_PORT: 'off',
      METADATA_REFRESH_SECONDS: '0',
      CONTENT_DIR: content,
      CACHE_DIR: cacheDir,
      NODE_COMPILE_CACHE: codeCache,
      LOG_LEVEL: 'debug',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const said = new Set<string>()
  createInterface({ input: child.stdout }).on('line', (line) => said.add(JSON.parse(line).msg))
  const until = async (condition: () => boolean | Promise<boolean>) => {
    while (!(await condition())) {
      if (child.exitCode !== null) throw new Error(`The server stopped with ${child.exitCode}.`)
      await new Promise((again) => setTimeout(again, 5))
    }
  }
  const peaks = new Map<number, number>()
  await until(async () => {
    for (const pid of [child.pid ?? 0, ...childrenOf(child.pid)])
      peaks.set(pid, memory(pid, 'VmHWM') || (peaks.get(pid) ?? 0))
    return !!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok
  })
  const ms = performance.now() - started
  const cpuMs = cpuSeconds(child.pid) * 1000
  const peakMb = [...peaks.values()].reduce((sum, peak) => sum + peak, 0)
  if (settle) await until(() => said.has('Search is warm'))
  const restingMb = memory(child.pid, 'VmRSS')
  child.kill('SIGINT')
  await exited
  return { ms, cpuMs, peakMb, restingMb }
}

/** In MB, as Linux counts it; 0 for a process that has ended. */
function memory(pid: number | undefined, what: 'VmHWM' | 'VmRSS'): number {
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(told(pid, 'status'))?.[1] ?? 0) / 1024
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
