import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#test/support/ports.ts'
import { until } from '#test/support/site-process.ts'

/** Time until a container is ready, in milliseconds; the best of several starts, since a machine has other work. */
const READY_MS = 2000
const STARTS = 5

/** Paths of what its pages ask for are written to `ownFile`; those in `earlierFile`, of the image before, are served too. */
const [, , root = '', imageFile = '', ownFile, earlierFile] = process.argv
const { config } = JSON.parse(await readFile(imageFile, 'utf8')).Docker as { config: ImageConfig }

interface ImageConfig {
  readonly User: string
  readonly WorkingDir: string
  readonly Env: readonly string[]
  readonly Entrypoint: readonly string[]
  readonly StopSignal: string
  readonly Healthcheck: { readonly Test: readonly string[] }
  readonly Labels: Readonly<Record<string, string>>
}

const port = await freePort()
const url = `http://127.0.0.1:${port}`

await checkFiles()
checkConfig()
const ready: number[] = []
for (let count = 0; count < STARTS; count++) ready.push(await checkRun())
console.log(`ready after ${ready.map((ms) => ms.toFixed(0)).join(', ')} ms`)
assert(Math.min(...ready) < READY_MS, `no start was ready within ${READY_MS} ms`)

async function checkFiles(): Promise<void> {
  for (const shell of ['bin/sh', 'bin/bash']) assert(!existsSync(join(root, shell)), `there is /${shell}`)
  assert.deepEqual((await readdir(join(root, 'app'))).sort(), ['.cache', 'content', 'dist'])
  assert(existsSync(join(root, 'app/dist/licenses.txt')), 'the licenses')
  const { components } = JSON.parse(await readFile(join(root, 'app/dist/sbom.cdx.json'), 'utf8'))
  const listed = (components as { name: string }[]).map(({ name }) => name)
  assert(listed.includes('express') && !listed.includes('vitest'), 'the SBOM lists what is served')
}

function checkConfig(): void {
  assert.match(config.User, /^[1-9]\d*:[1-9]\d*$/, 'the user is not root, and a number')
  assert.equal(config.StopSignal, 'SIGTERM')
  assert.equal(config.Healthcheck.Test[0], 'CMD', 'the health check needs no shell')
  const origin = ['source', 'version', 'revision', 'created', 'base.name', 'base.digest']
  for (const name of ['title', 'description', 'licenses', ...origin])
    assert(`org.opencontainers.image.${name}` in config.Labels, `the label ${name}`)
}

/** Runs the container from start to SIGTERM; the milliseconds until it was ready. */
async function checkRun(): Promise<number> {
  const started = performance.now()
  const container = inside(config.Entrypoint)
  let log = ''
  for (const stream of [container.stdout, container.stderr]) stream?.on('data', (chunk) => (log += chunk))
  const exited = exitOf(container)
  await until(async () => {
    assert.equal(container.exitCode, null, `the container stopped at its start: ${log}`)
    return (await fetch(`${url}/readyz`).catch(() => null))?.status === 200
  })
  const ms = performance.now() - started

  const pid = await firstProcess(container)
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  assert.match(status, /^NSpid:\s+\d+\s+1$/m, 'the server is process 1')
  assert.match(status, /^Uid:\s+[1-9]/m, 'the server is not root')
  assert.match(log, /Serving/)
  assert.doesNotMatch(log, /cannot be kept/, 'no page was compiled')
  await checkAnswers()
  assert.equal(await exitOf(inside(healthcheck())), 0, 'the health check of a healthy container')

  process.kill(pid, config.StopSignal)
  assert.equal(await exited, 0, 'the exit status after SIGTERM')
  assert.notEqual(await exitOf(inside(healthcheck())), 0, 'the health check of a stopped container')
  return ms
}

async function checkAnswers(): Promise<void> {
  const health = await (await fetch(`${url}/healthz`)).json()
  assert.equal(health.status, 'ok')
  assert(health.pages > 0)
  const html = await (await fetch(`${url}/docs/`)).text()
  const [shared = ''] = /\/docs\/assets\/site\.[\w-]+\.json/.exec(html) ?? []
  const [script = ''] = /\/docs\/assets\/[^"]+\.js/.exec(html) ?? []
  const names = await readdir(join(root, 'app/dist/client/assets'))
  if (ownFile) await writeFile(ownFile, [shared, ...names.map((name) => `/docs/assets/${name}`)].join('\n'))
  const earlier = earlierFile ? (await readFile(earlierFile, 'utf8')).split('\n') : []
  for (const path of [shared, script, ...earlier]) {
    const response = await fetch(url + path)
    assert.equal(response.status, 200, path)
    await response.arrayBuffer()
  }
}

function healthcheck(): readonly string[] {
  return config.Healthcheck.Test.slice(1)
}

/** Runs a program in the image's root as its user, in its folder, with its environment, as process 1. */
function inside([program = '', ...words]: readonly string[]): ChildProcess {
  const [user, group] = config.User.split(':')
  const namespaces = ['--pid', '--fork', '--kill-child', '--mount', '--mount-proc']
  const place = [`--root=${root}`, `--wd=${config.WorkingDir}`, `--setuid=${user}`, `--setgid=${group}`]
  return spawn('/usr/bin/unshare', [...namespaces, ...place, program, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(config.Env.map((entry) => entry.split(/=(.*)/s, 2))),
      HOST: '127.0.0.1',
      PORT: String(port),
      OPS_PORT: 'off',
      // Part of what all pages share: an image with a configuration writes nothing either.
      AI_WIDGET_ID: 'docs',
      METADATA_REFRESH_SECONDS: '0',
      DRAIN_SECONDS: '1',
    },
  })
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.on('exit', resolve))
}

async function firstProcess({ pid }: ChildProcess): Promise<number> {
  return Number(await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
}
