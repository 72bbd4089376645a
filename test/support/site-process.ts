import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { onTestFinished, TestRunner } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { type Content, contentTree } from './files/content-tree.ts'
import { temporaryFolder } from './files/temporary-folder.ts'
import { freePort } from './ports.ts'
import { refuseInUnitTests } from './unit-tests.ts'

/** A running site; one that is declared with `await using` stops at the end of its block. */
export interface SiteProcess extends AsyncDisposable {
  readonly url: string
  readonly port: number
  readonly process: ChildProcess
  /** The port for operators: figures, and probes. */
  readonly opsUrl: string
  /** All that it has written so far. */
  readonly output: () => string
  readonly stop: () => Promise<number | null>
}

/** All pages may have to be compiled. */
const START_SECONDS = 300

/**
 * Starts the site (or its development loop) as an operator does, on a port of its own, and waits until it answers. It ends
 * with the test that starts it; who starts it outside of a test stops it.
 */
export async function runSite({
  script = 'build/start.ts',
  command = [process.execPath, script],
  stdio = 'pipe',
  content = 'small',
  env = {},
  port: wantedPort,
}: {
  script?: string
  command?: readonly [string, ...string[]]
  stdio?: StdioOptions
  content?: Content
  env?: Record<string, string>
  /** Where a proxy expects it. */
  port?: number
} = {}): Promise<SiteProcess> {
  refuseInUnitTests('build')
  const port = wantedPort ?? (await freePort())
  const opsPort = await freePort()
  const url = `http://127.0.0.1:${port}`
  const [program, ...options] = command
  const child = spawn(program, options, {
    cwd: ROOT,
    stdio,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      OPS_PORT: String(opsPort),
      SITE_URL: url,
      CACHE_DIR: await temporaryFolder(),
      CONTENT_DIR: await contentTree(content),
      METADATA_REFRESH_SECONDS: '0',
      // A worker would answer in place of what a test puts there.
      OFFLINE: 'off',
      // There are no other readers to wait for: half a second less for each of ninety files.
      DRAIN_SECONDS: '0',
      NODE_ENV: undefined,
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const stop = () => {
    child.kill('SIGTERM')
    return exited
  }
  endWithTest(stop)
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`the site stopped at its start:\n${output}`)
    return (await fetch(`${url}/docs/`).catch(() => null)) !== null
  }, START_SECONDS)
  return {
    url,
    port,
    opsUrl: `http://127.0.0.1:${opsPort}`,
    process: child,
    output: () => output,
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
  }
}

/** Ends a thing with the test that runs now, after what that test began later; outside of a test nothing happens. */
export function endWithTest(end: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await end()))
}

/** Repeats a question until the answer is yes; a busy machine is slow, which is no fault of what is waited for. */
export async function until(condition: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`not within ${seconds} seconds: ${condition}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
