import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { Metafile } from 'esbuild'
import { DIST, ROOT } from '../paths.ts'
import { type BundledPackage, bundledPackages } from './bundled-packages.ts'

/** A file beside the browser's files; each of them names it. */
export const LICENSES_FILE = 'licenses.txt'

/** The fonts are files of this project, subsets of what their authors publish. */
const FONT_LICENSES = ['geist', 'geist-mono'].map((name) => `client/styles/fonts/${name}.license.txt`)

/**
 * Writes license notices for the bundled packages: those of the browser's files beside these files, those of everything
 * into dist/, so that an image contains them.
 */
export async function writeNotices(browsers: Metafile, everything: Metafile, assets: string): Promise<void> {
  const [forBrowsers, all] = await Promise.all([bundledPackages(browsers), bundledPackages(everything)])
  const own = (await readFile(`${ROOT}LICENSE`, 'utf8')).trim()
  const fonts = await Promise.all(FONT_LICENSES.map((file) => readFile(ROOT + file, 'utf8')))
  await Promise.all([
    writeFile(`${assets}/${LICENSES_FILE}`, [licenseNotices(forBrowsers), ...fonts].join('\n')),
    writeFile(`${DIST}/licenses.txt`, [own, licenseNotices(all), ...fonts].join('\n\n')),
  ])
}

/** The MIT license, for packages that name it without including it. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/** The Mozilla license, section 3.2: a program's distributor says where its source is. */
const mplNotice = (name: string): string =>
  `This is subject to the terms of the Mozilla Public License, v. 2.0 (https://mozilla.org/MPL/2.0/). It is used as it was
published; its source is that of https://www.npmjs.com/package/${name} and of the repository that is named there.`

const RULE = '-'.repeat(80)

/** The license notices of packages in one document; packages with identical notices share one entry. */
export function licenseNotices(packages: readonly BundledPackage[]): string {
  const holders = new Map<string, string[]>()
  for (const bundled of packages) {
    const text = textOf(bundled)
    const names = holders.get(text) ?? []
    holders.set(text, [...names, `${bundled.name} ${bundled.version} (${bundled.license})`])
  }
  return [...holders].map(([text, names]) => `${RULE}\n${names.join('\n')}\n\n${text}\n`).join('\n')
}

function textOf({ name, folder, license, author, texts }: BundledPackage): string {
  if (texts.length > 0) return texts.map((text) => text.trim()).join('\n\n')
  if (license === 'MIT' && author) return `Copyright (c) ${author}\n\n${MIT}`
  // The project has the same license, which names no copyright holder.
  if (license === 'Apache-2.0') return readFileSync(`${ROOT}LICENSE`, 'utf8').trim()
  if (license === 'MPL-2.0') return mplNotice(name)
  throw new Error(
    `${name} is bundled under ${license}, but ${folder} has no license file: add the notice in build/packages/license-notices.ts.`,
  )
}
