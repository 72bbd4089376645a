import { readFile } from 'node:fs/promises'
import type { Metafile } from 'esbuild'
import { FOLDERS } from '../paths.ts'

/** Sources of the browser's bundle that are neither `client/` nor a package: server code would reach readers. */
export async function checkBoundary(): Promise<string[]> {
  const metafile: Metafile = JSON.parse(await readFile(`${FOLDERS.production.client}/metafile.json`, 'utf8'))
  return Object.keys(metafile.inputs)
    .filter((source) => !source.startsWith('client/') && !source.startsWith('node_modules/'))
    .map((source) => `${source} is in the browser's bundle; only client/ and packages may be`)
}
