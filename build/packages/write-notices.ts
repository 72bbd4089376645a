import { readFile, writeFile } from 'node:fs/promises'
import type { Metafile } from 'esbuild'
import { DIST, ROOT } from '../paths.ts'
import { bundledPackages, byName } from './bundled-packages.ts'
import { licenseNotices } from './license-notices.ts'

/** A file beside the browser's files; each of them names it. */
export const LICENSES_FILE = 'licenses.txt'

/** The fonts are files of this project, subsets of what their authors publish. */
const FONT_LICENSES = ['geist', 'geist-mono'].map((name) => `client/styles/fonts/${name}.license.txt`)

/**
 * Writes license notices for the bundled packages: those of the browser's files beside these files, those of everything
 * into dist/, so that an image contains them.
 */
export async function writeNotices(client: Metafile, server: Metafile, assets: string): Promise<void> {
  const [forBrowsers, forServer] = await Promise.all([bundledPackages(client), bundledPackages(server)])
  const all = byName([...forBrowsers, ...forServer])
  const own = (await readFile(`${ROOT}LICENSE`, 'utf8')).trim()
  const fonts = await Promise.all(FONT_LICENSES.map((file) => readFile(ROOT + file, 'utf8')))
  await Promise.all([
    writeFile(`${assets}/${LICENSES_FILE}`, [licenseNotices(forBrowsers), ...fonts].join('\n')),
    writeFile(`${DIST}/licenses.txt`, [own, licenseNotices(all), ...fonts].join('\n\n')),
  ])
}
