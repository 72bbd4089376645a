import { readFile } from 'node:fs/promises'
import { ROOT } from '../paths.ts'
import { upwardImports } from './layers.ts'
import { type PackageLists, unusedPackages } from './packages.ts'
import { fullFolders, sharedNames } from './rules.ts'
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
