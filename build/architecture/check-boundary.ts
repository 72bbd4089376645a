import { readFile } from 'node:fs/promises'
import type { Metafile } from 'esbuild'
import { FOLDERS } from '../paths.ts'

/**
 * Sources in the browser's bundle that are neither in `client/` nor in a package: they would send server code to
 * readers.
 */
export async function checkBoundary(): Promise<string[]> {
  const metafile: Metafile = JSON.parse(await readFile(`${FOLDERS.production.client}/metafile.json`, 'utf8'))
  return Object.keys(metafile.inputs)
    .filter((source) => !source.startsWith('client/') && !source.startsWith('node_modules/'))
    .map((source) => `${source} is in the browser's bundle; only client/ and packages may be`)
}
