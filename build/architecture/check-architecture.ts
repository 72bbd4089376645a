import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { ROOT } from '../paths.ts'
import { upwardImports } from './layers.ts'
import { type PackageLists, unusedPackages } from './packages.ts'
import { listSourcePaths, readSourceFiles } from './source-files.ts'
import { unusedExports } from './unused-exports.ts'

/** Violations of the rules of the architecture. */
export async function checkArchitecture(): Promise<string[]> {
  const paths = await listSourcePaths()
  const files = await readSourceFiles(paths)
  const lists: PackageLists = JSON.parse(await readFile(`${ROOT}package.json`, 'utf8'))
  return [
    ...fullFolders(paths),
    ...sharedNames(paths),
    ...upwardImports(files),
    ...unusedExports(files),
    ...unusedPackages(files, lists),
  ]
}

const MOST_FILES = 20
/** A folder's map does not count as one of its files. */
const MAP = 'README.md'
/** Tests are excluded, since they are named after what they test, and so is each folder's `index.ts`. */
const NAMED_ONCE = /^(?:server|client|build)\/(?!.*\/index\.ts).*\.tsx?$/

export const fullFolders = (paths: readonly string[]): string[] =>
  [
    ...Map.groupBy(
      paths.filter((path) => posix.basename(path) !== MAP),
      posix.dirname,
    ),
  ]
    .filter(([, inside]) => inside.length > MOST_FILES)
    .map(([folder, { length }]) => `${folder}/ holds ${length} files, more than ${MOST_FILES}: divide it`)

/** Files with the same name: it is easy to open the wrong one. */
export const sharedNames = (paths: readonly string[]): string[] =>
  [
    ...Map.groupBy(
      paths.filter((path) => NAMED_ONCE.test(path)),
      nameOf,
    ),
  ]
    .filter(([, same]) => same.length > 1)
    .map(([, same]) => `${same.join(' and ')} have one name: call each after what it exports`)

const nameOf = (path: string): string => posix.basename(path).replace(/\..*$/, '')
