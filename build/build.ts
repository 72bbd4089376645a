import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { clientOptions, finishAssets, manifestOf } from './bundle-client.ts'
import { serverOptions } from './bundle-server.ts'
import { BUNDLE_SOURCES, fingerprint } from './fingerprint.ts'
import { CLIENT_OUT, DIST, SERVER_OUT } from './paths.ts'

const STAMP = `${DIST}/built-from`

/** Builds the bundles when they are not those of the present sources. */
export async function buildIfNeeded(): Promise<void> {
  const now = await fingerprint(BUNDLE_SOURCES)
  const built = await readFile(STAMP, 'utf8').catch(() => null)
  if (built === now) return
  await build()
  await writeFile(STAMP, now)
}

async function build(): Promise<void> {
  const esbuild = await import('esbuild')
  await rm(STAMP, { force: true })
  await rm(SERVER_OUT, { recursive: true, force: true })
  await mkdir(CLIENT_OUT, { recursive: true })
  const [client] = await Promise.all([
    esbuild.build(clientOptions('production')),
    esbuild.build(await serverOptions('server/main.ts', 'production')),
  ])
  if (!client.metafile) throw new Error('esbuild returned no metafile')
  await writeFile(`${CLIENT_OUT}/metafile.json`, JSON.stringify(client.metafile))
  await writeFile(`${CLIENT_OUT}/manifest.json`, JSON.stringify(manifestOf(client.metafile)))
  await finishAssets(client.metafile)
  await esbuild.stop()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildIfNeeded()
