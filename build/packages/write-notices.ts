import { readFile, writeFile } from 'node:fs/promises'
import type { Metafile } from 'esbuild'
import { DIST, ROOT } from '../paths.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { bundledPackages, byName } from './bundled-packages.ts'
import { licenseTexts } from './license-texts.ts'

/** Beside the browser's files, each of which names it. */
export const LICENSES_FILE = 'licenses.txt'

/**
 * Writes whose work the bundles hold: the licences of what browsers get beside it, those of everything and the bill of
 * materials into dist/, where an image has them.
 */
export async function writeNotices(client: Metafile, server: Metafile, assets: string): Promise<void> {
  const [forBrowsers, forServer] = await Promise.all([bundledPackages(client), bundledPackages(server)])
  const all = byName([...forBrowsers, ...forServer])
  const read = async (file: string) => JSON.parse(await readFile(ROOT + file, 'utf8'))
  const bill = billOfMaterials(await read('package.json'), all, (await read('package-lock.json')).packages)
  const own = (await readFile(`${ROOT}LICENSE`, 'utf8')).trim()
  await Promise.all([
    writeFile(`${assets}/${LICENSES_FILE}`, licenseTexts(forBrowsers)),
    writeFile(`${DIST}/licenses.txt`, `${own}\n\n${licenseTexts(all)}`),
    writeFile(`${DIST}/sbom.cdx.json`, `${JSON.stringify(bill, null, 2)}\n`),
  ])
}
