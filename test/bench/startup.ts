import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { FOLDERS, ROOT } from '#build/paths.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { freePort } from '#test/support/free-port.ts'
import { cpuSeconds } from './cpu-seconds.ts'

export interface Startup {
  readonly coldMs: number
  /** The best of five, and its processor time, which other work on the machine changes less. */
  readonly warmMs: number
  readonly warmCpuMs: number
  readonly coldCpuMs: number
  readonly peakMb: number
  readonly warmPeakMb: number
}

interface Start {
  readonly ms: number
  readonly cpuMs: number
  readonly peakMb: number
}

/** From the start of the process to the first answer of /readyz, without and with compiled pages in the cache. */
export async function measureStartup(content: string): Promise<Startup> {
  const cacheDir = await temporaryFolder()
  const cold = await start(content, cacheDir)
  const warm: Start[] = []
  for (let round = 0; round < 5; round++) warm.push(await start(content, cacheDir))
  await rm(cacheDir, { recursive: true, force: true })
  return {
    coldMs: cold.ms,
    coldCpuMs: cold.cpuMs,
    warmMs: Math.min(...warm.map(({ ms }) => ms)),
    warmCpuMs: Math.min(...warm.map(({ cpuMs }) => cpuMs)),
    peakMb: cold.peakMb,
    warmPeakMb: Math.max(...warm.map(({ peakMb }) => peakMb)),
  }
}

async function start(content: string, cacheDir: string): Promise<Start> {
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
      // As in the image and in the service.
      NODE_COMPILE_CACHE: `${cacheDir}/node`,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok)
    await new Promise((again) => setTimeout(again, 5))
  const ms = performance.now() - started
  const cpuMs = cpuSeconds(child.pid) * 1000
  const peakMb = await peakMemory(child.pid)
  const exited = new Promise((resolve) => child.on('exit', resolve))
  child.kill('SIGTERM')
  await exited
  return { ms, cpuMs, peakMb }
}

/** Linux tells it; elsewhere it is unknown. */
async function peakMemory(pid: number | undefined): Promise<number> {
  const { readFile } = await import('node:fs/promises')
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
