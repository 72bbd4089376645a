import { appendFile, cp } from 'node:fs/promises'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { median } from '#test/support/load/numbers.ts'
import { until } from '#test/support/site-process.ts'
import { cpuTimes, memory, serveSite } from './served-site.ts'

export interface Start {
  /** From the start of the process to its first answer. */
  readonly ms: number
  /** Processor time until then, which other work on the machine changes less. */
  readonly cpuMs: number
  /** The most memory that it had until then, in MB. */
  readonly peakMb: number
  /** Memory when it is stopped, in MB. */
  readonly restingMb: number
}

/** Pages that are edited one after the other: short, long, with many tables. */
const EDITED = ['concept/symbol', 'reference/sql/sample-by', 'configuration']

/** Starts without and with compiled pages in the cache, the quickest of each. */
export async function measureStartup(
  content: string,
  colds: number,
  warms = 5,
): Promise<{ cold: Start; warm: Start; settled: Start }> {
  const code = await temporaryFolder()
  const [cold, warm]: [Start[], Start[]] = [[], []]
  let cache = ''
  // One more: the first finds no compiled scripts, which are there in the image and in the service.
  for (let round = 0; round <= colds; round++) {
    cache = await temporaryFolder()
    const one = await start(content, cache, code, 'settled')
    if (round > 0) cold.push(one)
  }
  for (let round = 0; round < warms; round++) warm.push(await start(content, cache, code))
  return {
    cold: quickest(cold),
    warm: quickest(warm),
    settled: await start(content, cache, code, 'settled'),
  }
}

/** By how much a start is longer after an edit of one page, in ms: the median over some pages. */
export async function measureEdits(content: string): Promise<number> {
  const [folder, cache, code] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()]
  await cp(content, folder, { recursive: true })
  for (let round = 0; round < 3; round++) await start(folder, cache, code, 'settled')
  const longer: number[] = []
  for (const page of EDITED) {
    const warm = quickest([await start(folder, cache, code), await start(folder, cache, code)])
    await appendFile(`${folder}/docs/${page}.mdx`, '\nOne sentence more.\n')
    longer.push((await start(folder, cache, code, 'settled')).ms - warm.ms)
  }
  return median(longer)
}

const quickest = (starts: readonly Start[]): Start =>
  starts.reduce((best, one) => (one.ms < best.ms ? one : best))

/** A settled process has made and written all that it does after the port is open. */
async function start(
  content: string,
  cache: string,
  codeCache: string,
  end: 'ready' | 'settled' = 'ready',
): Promise<Start> {
  const started = performance.now()
  const { process, output, stop } = await serveSite({
    CONTENT_DIR: content,
    CACHE_DIR: cache,
    NODE_COMPILE_CACHE: codeCache,
    LOG_LEVEL: 'debug',
  })
  const ms = performance.now() - started
  const [cpuMs, peakMb] = [cpuTimes(process.pid).all * 1000, memory(process.pid, 'VmHWM')]
  if (end === 'settled') await until(async () => output().includes('Search is warm'))
  const restingMb = memory(process.pid, 'VmRSS')
  await stop()
  return { ms, cpuMs, peakMb, restingMb }
}
