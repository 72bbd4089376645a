import { readdir, readFile } from 'node:fs/promises'
import type { Metafile } from 'esbuild'
import { ROOT } from '../paths.ts'

/** A package that is in a bundle, at least in part. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  /** An SPDX id. */
  readonly license: string
  readonly author: string | null
  /** Relative to the repository's root. */
  readonly folder: string
  /** The package's license files. */
  readonly texts: readonly string[]
}

const PACKAGE_FOLDER = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)/i

/** The packages that put bytes into the outputs of a build. */
export async function bundledPackages({ outputs }: Metafile): Promise<BundledPackage[]> {
  const folders = new Set<string>()
  for (const { inputs } of Object.values(outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      const folder = PACKAGE_FOLDER.exec(file)?.[0]
      if (folder && bytesInOutput > 0) folders.add(folder)
    }
  }
  const packages = await Promise.all([...folders].map(readPackage))
  // A package in several folders is listed once.
  const named = new Map(packages.map((bundled) => [`${bundled.name}@${bundled.version}`, bundled]))
  return [...named].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, bundled]) => bundled)
}

async function readPackage(folder: string): Promise<BundledPackage> {
  const { name, version, license, author } = JSON.parse(
    await readFile(`${ROOT}${folder}/package.json`, 'utf8'),
  )
  const files = (await readdir(ROOT + folder)).filter((file) => LICENSE_FILE.test(file)).sort()
  const texts = await Promise.all(files.map((file) => readFile(`${ROOT}${folder}/${file}`, 'utf8')))
  return { name, version, license, author: author?.name ?? author ?? null, folder, texts }
}
