import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { hashOf } from '../site/compile-cache.ts'
import type { ClientManifest } from './client-manifest.ts'

/** The browser's bundle as the build left it. */
export interface Assets {
  readonly manifest: ClientManifest
  readonly folder: string
  readonly favicon: string
  /** When each page was last changed, by its path below the repository's content folder; empty when unknown. */
  readonly lastUpdated: Readonly<Record<string, string>>
  readonly fingerprint: string
}

/** Reads the manifest beside the server's bundle. */
export async function loadAssets(
  client = fileURLToPath(new URL('../client', import.meta.url)),
): Promise<Assets> {
  const [text, favicon] = await Promise.all(
    ['manifest.json', 'favicon.svg'].map((name) => readFile(`${client}/${name}`, 'utf8')),
  )
  if (text === undefined || favicon === undefined)
    throw new Error(`the browser's files are missing in ${client}`)
  const baked = await readFile(`${client}/last-updated.json`, 'utf8').catch(() => '{}')
  return {
    manifest: JSON.parse(text),
    folder: `${client}/assets`,
    favicon,
    lastUpdated: JSON.parse(baked).dates ?? {},
    fingerprint: hashOf([text, favicon, baked]),
  }
}
