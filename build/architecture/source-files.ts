import { readdir, readFile } from 'node:fs/promises'
import { extname, posix } from 'node:path'
import { ROOT } from '../paths.ts'

/** The folders that hold code, and the files in them that people write. */
const FOLDERS = ['server', 'client', 'build', 'test']
const CODE = new Set(['.ts', '.tsx', '.css'])
/** Tiny sites that tests serve, and pictures that tests take; not code. */
const NOT_CODE = ['test/fixtures/', 'test/output/']

export interface SourceFile {
  /** Relative to the repository's root. */
  readonly path: string
  readonly text: string
}

/** Every file of the folders that hold code, by its path. */
export async function listSourcePaths(): Promise<string[]> {
  const listed = await Promise.all(
    FOLDERS.map((folder) => readdir(ROOT + folder, { recursive: true, withFileTypes: true })),
  )
  return listed
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath, entry.name).slice(ROOT.length))
    .filter((path) => !NOT_CODE.some((folder) => path.startsWith(folder)))
    .sort()
}

export const readSourceFiles = (paths: readonly string[]): Promise<SourceFile[]> =>
  Promise.all(
    paths
      .filter((path) => CODE.has(extname(path)))
      .map(async (path) => ({ path, text: await readFile(ROOT + path, 'utf8') })),
  )
