import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Metafile } from 'esbuild'
import {
  assetsFolder,
  bootOptions,
  clientOptions,
  manifestOf,
  mergeMetafiles,
  workerOptions,
} from './bundle-client.ts'
import { serverOptions } from './bundle-server.ts'
import { BUNDLE_SOURCES, fingerprint } from './fingerprint.ts'
import { finishAssets } from './finish-assets.ts'
import { bakeLastUpdated } from './last-updated.ts'
import { writeNotices } from './packages/license-notices.ts'
import { CODE_CACHE, DIST, FOLDERS, ROOT } from './paths.ts'

const { client: CLIENT, server: SERVER } = FOLDERS.production
const STAMP = `${DIST}/built-from`

/** Builds the bundles if sources changed since the last build; calls `onBuild` before it does. */
export async function buildIfNeeded(onBuild: () => void = () => {}): Promise<void> {
  const now = await fingerprint(BUNDLE_SOURCES)
  const built = await readFile(STAMP, 'utf8').catch(() => null)
  if (built !== now) {
    onBuild()
    await build()
    await writeFile(STAMP, now)
  }
  await bakeLastUpdated()
}

async function build(): Promise<void> {
  const esbuild = await import('esbuild')
  await rm(STAMP, { force: true })
  await rm(CODE_CACHE, { recursive: true, force: true })
  await mkdir(CLIENT, { recursive: true })
  const [client, boot, worker, server] = await Promise.all([
    esbuild.build(clientOptions('production')),
    esbuild.build(bootOptions('production')),
    esbuild.build(workerOptions('production')),
    esbuild.build(await serverOptions('server/main.ts', 'production')),
  ])
  const metafile = mergeMetafiles([client.metafile, boot.metafile])
  const browsers = mergeMetafiles([metafile, worker.metafile])
  await writeFile(`${CLIENT}/metafile.json`, JSON.stringify(browsers))
  await writeFile(`${CLIENT}/manifest.json`, JSON.stringify(manifestOf(metafile, 'production')))
  await copyFile(`${ROOT}client/favicon.svg`, `${CLIENT}/favicon.svg`)
  await finishAssets(metafile, assetsFolder('production'))
  await writeNotices(browsers, mergeMetafiles([browsers, server.metafile]), assetsFolder('production'))
  await pruneServer(server.metafile)
  await esbuild.stop()
}

/** Removes the files of earlier builds once all new files are written. */
async function pruneServer(metafile: Metafile | undefined): Promise<void> {
  const current = new Set(Object.keys(metafile?.outputs ?? {}).map((file) => basename(file)))
  for (const name of await readdir(SERVER)) {
    if (!current.has(name)) await rm(`${SERVER}/${name}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildIfNeeded()
