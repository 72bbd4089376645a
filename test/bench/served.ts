import { type ChildProcess, spawn } from 'node:child_process'
import { FOLDERS, ROOT } from '#build/paths.ts'
import { freePort } from '#test/support/free-port.ts'
import { until } from '#test/support/site-process.ts'

export interface Served {
  readonly url: string
  readonly process: ChildProcess
  readonly stop: () => Promise<void>
}

/** A process on one processor that answers at `url` when this resolves. */
export async function serve(
  url: string,
  processor: number,
  command: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv = {},
): Promise<Served> {
  const child = spawn('taskset', ['-c', String(processor), ...command], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  await until(async () => (await fetch(url).catch(() => null)) !== null)
  return {
    url,
    process: child,
    async stop() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** This server, with the real pages. */
export async function serveSite(cacheDir: string, processor = 0): Promise<Served> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    OPS_PORT: 'off',
    METADATA_REFRESH_SECONDS: '0',
    CACHE_DIR: cacheDir,
    LOG_LEVEL: 'error',
  }
  return serve(url, processor, [process.execPath, `${FOLDERS.production.server}/main.mjs`], env)
}
