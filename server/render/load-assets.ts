import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { DocumentAssets } from '#client/model/site-data.ts'
import { hashOf } from '#server/cache/hash.ts'
import type { FileDates } from '#server/site/site.ts'

/** The browser's bundle as the build left it. */
export interface Assets {
  /** Addresses of the browser's files. */
  readonly manifest: DocumentAssets
  readonly folder: string
  readonly favicon: string
  /** The service worker's script, and what is served in its place where reading offline is turned off. */
  readonly workers: { readonly on: string; readonly off: string }
  /** Of the repository's own content; empty when unknown. */
  readonly dates: FileDates
  readonly fingerprint: string
}

/** Reads the manifest beside the server's bundle. */
export async function loadAssets(
  client = fileURLToPath(new URL('../client', import.meta.url)),
): Promise<Assets> {
  const read = (name: string) => readFile(`${client}/${name}`, 'utf8')
  const [text, favicon, on, off] = await Promise.all([
    read('manifest.json'),
    read('favicon.svg'),
    read('worker.js'),
    read('retired-worker.js'),
  ])
  const baked = await readFile(`${client}/last-updated.json`, 'utf8').catch(() => '{}')
  return {
    manifest: JSON.parse(text),
    folder: `${client}/assets`,
    favicon,
    workers: { on, off },
    dates: JSON.parse(baked).dates ?? {},
    fingerprint: hashOf([text, favicon, on, off, baked]),
  }
}
