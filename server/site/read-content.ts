import { readFileSync, realpathSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * The names of all files in a folder and its subfolders, relative to `root`, with forward slashes, sorted. A missing
 * folder has none.
 */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    (error) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Reads a file of the content folder. */
export const readText = (root: string, file: string): Promise<string> => readFile(join(root, file), 'utf8')

/** Reads one of hundreds: a start has no other work while it waits, and to block takes a tenth of the time. */
export const readTextNow = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')

/** Reads a file that is really inside of `root`; null if it does not exist, or if a symbolic link leads outside. */
export async function readBelow(root: string, file: string): Promise<string | null> {
  try {
    const path = realpathSync.native(join(root, file))
    return path.startsWith(realpathSync.native(root) + sep) ? readFileSync(path, 'utf8') : null
  } catch {
    return null
  }
}
