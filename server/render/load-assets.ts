import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { DocumentAssets } from '#client/model/site-data.ts'
import { hashOf } from '#server/cache/hash.ts'
import type { FileDates } from '#server/site/site.ts'

/** The browser's bundle as the build left it. */
export type Assets = Awaited<ReturnType<typeof loadAssets>>

/** Reads the manifest beside the server's bundle. */
export async function loadAssets(client = fileURLToPath(new URL('../client', import.meta.url))) {
  const read = (name: string) => readFile(`${client}/${name}`, 'utf8')
  const [text, favicon, on, off] = await Promise.all([
    read('manifest.json'),
    read('favicon.svg'),
    read('worker.js'),
    read('retired-worker.js'),
  ])
  const baked = await readFile(`${client}/last-updated.json`, 'utf8').catch(() => '{}')
  return {
    /** Addresses of the browser's files. */
    manifest: JSON.parse(text) as DocumentAssets,
    folder: `${client}/assets`,
    favicon,
    /** The service worker's script, and what is served in its place where reading offline is turned off. */
    workers: { on, off },
    /** Of the repository's own content; empty when unknown. */
    dates: (JSON.parse(baked).dates ?? {}) as FileDates,
    fingerprint: hashOf([text, favicon, on, off, baked]),
  }
}
