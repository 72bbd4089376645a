import { readFile } from 'node:fs/promises'
import { ROOT } from '../paths.ts'
import { upwardImports } from './layers.ts'
import { type PackageLists, unusedPackages } from './packages.ts'
import { fullFolders, sharedNames } from './rules.ts'
import { linesOf, listSourcePaths, readSourceFiles } from './source-files.ts'
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

/** A line about how long the source files are. */
export async function describeSizes(): Promise<string> {
  const paths = (await listSourcePaths()).filter((path) => !path.startsWith('test/'))
  const lines = (await readSourceFiles(paths)).map(linesOf).sort((a, b) => a - b)
  const at = (share: number) => lines[Math.floor(lines.length * share)]
  return `${lines.length} files, median ${at(0.5)} lines, 90% have at most ${at(0.9)}, the longest ${lines.at(-1)}`
}
