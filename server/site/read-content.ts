import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Names of all files below a folder, relative to `root`, with forward slashes, sorted. A missing folder has none. */
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

export const readText = (root: string, file: string): Promise<string> => readFile(join(root, file), 'utf8')
