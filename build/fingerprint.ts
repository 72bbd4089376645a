import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './paths.ts'

/** A hash of source folders and files; any change in them changes the hash. */
export async function fingerprint(names: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const name of names) {
    for (const file of await filesOf(name))
      hash
        .update(file)
        .update('\0')
        .update(await readFile(join(ROOT, file)))
  }
  return hash.digest('base64url').slice(0, 16)
}

/** The sources that compiled pages depend on: the compiler and its libraries. */
export const COMPILER_SOURCES = ['server/site', 'client/model', 'package-lock.json']

/** The sources of the bundles. */
export const BUNDLE_SOURCES = [
  'server',
  'client',
  'build',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
]

async function filesOf(name: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, name), { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (!entries) return [name]
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort()
}
