import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { context } from 'esbuild'
import { bootOptions, clientOptions, manifestOf, mergeMetafiles, workerOptions } from './bundle-client.ts'
import { serverOptions } from './bundle-server.ts'
import { COMPILER_SOURCES, fingerprint } from './fingerprint.ts'
import { FOLDERS, ROOT } from './paths.ts'

/**
 * The development loop: a change of code or styles rebuilds all bundles and restarts the development server, which
 * watches the content itself. The old server stops once the new one listens, so an open page always finds one.
 */
const { client: CLIENT, server: SERVER } = FOLDERS.development
const WATCHED = ['client', 'server', 'build']

await mkdir(CLIENT, { recursive: true })
const contexts = await Promise.all([
  context(clientOptions('development')),
  context(bootOptions('development')),
  context(workerOptions('development')),
  context(await serverOptions('build/dev-server.ts', 'development')),
])
let server: ChildProcess | undefined

async function build(): Promise<void> {
  try {
    const [browser, early] = await Promise.all(contexts.map((each) => each.rebuild()))
    const metafile = mergeMetafiles([browser?.metafile, early?.metafile])
    await writeFile(`${CLIENT}/manifest.json`, JSON.stringify(manifestOf(metafile, 'development')))
    await copyFile(`${ROOT}client/favicon.svg`, `${CLIENT}/favicon.svg`)
  } catch {
    // esbuild has printed the errors; the running server stays.
    return
  }
  const old = server
  server = spawn(
    process.execPath,
    ['--enable-source-maps', `${SERVER}/main.mjs`, await fingerprint(COMPILER_SOURCES)],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  server.once('message', () => old?.kill('SIGKILL'))
}

// One build at a time; changes that arrive meanwhile are built right after.
let building = build()
let pending: NodeJS.Timeout | undefined
for (const folder of WATCHED) {
  watch(`${ROOT}${folder}`, { recursive: true }, () => {
    clearTimeout(pending)
    pending = setTimeout(() => {
      building = building.then(build)
    }, 20)
  })
}

process.on('exit', () => server?.kill('SIGKILL'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
