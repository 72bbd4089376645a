import { type ChildProcess, spawn } from 'node:child_process'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { context, type Metafile, type Plugin } from 'esbuild'
import { bootOptions, clientOptions, manifestOf, mergeMetafiles } from './bundle-client.ts'
import { serverOptions } from './bundle-server.ts'
import { FOLDERS, ROOT } from './paths.ts'

/**
 * The development loop: esbuild watches code and styles, and each successful build starts the development server
 * anew; that server watches the content by itself.
 */
const { client: CLIENT, server: SERVER } = FOLDERS.development
const built = new Map<'client' | 'boot' | 'server', Metafile>()
let server: ChildProcess | undefined

await mkdir(CLIENT, { recursive: true })
const client = await context({ ...clientOptions('development'), plugins: [afterBuild('client')] })
const node = await context({
  ...(await serverOptions('build/dev-server.ts', 'development')),
  plugins: [afterBuild('server')],
})
const boot = await context({ ...bootOptions('development'), plugins: [afterBuild('boot')] })
await Promise.all([client, boot, node].map((build) => build.watch()))

function afterBuild(part: 'client' | 'boot' | 'server'): Plugin {
  return {
    name: 'restart',
    setup(build) {
      build.onEnd(async ({ errors, metafile }) => {
        if (errors.length > 0 || !metafile) return
        built.set(part, metafile)
        if (built.size < 3) return
        const metafiles = mergeMetafiles([built.get('client'), built.get('boot')])
        await writeFile(`${CLIENT}/manifest.json`, JSON.stringify(manifestOf(metafiles, 'development')))
        await copyFile(`${ROOT}client/favicon.svg`, `${CLIENT}/favicon.svg`)
        restart()
      })
    },
  }
}

function restart(): void {
  server?.kill('SIGKILL')
  server = spawn(process.execPath, ['--enable-source-maps', `${SERVER}/main.mjs`], {
    cwd: ROOT,
    stdio: 'inherit',
  })
}

process.on('exit', () => server?.kill('SIGKILL'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
