import { readdir, readFile, realpath } from 'node:fs/promises'
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

/** How many files are open at the same time: some systems allow a process only 256, and connections need some of them. */
const MOST_OPEN = 32
let open = 0
const waiting: (() => void)[] = []

/** Reads a file of the content folder, once few enough others are being read. */
export async function readText(root: string, file: string): Promise<string> {
  if (open >= MOST_OPEN) await new Promise<void>((turn) => waiting.push(turn))
  else open++
  try {
    return await readFile(join(root, file), 'utf8')
  } finally {
    const next = waiting.shift()
    if (next) next()
    else open--
  }
}

/** Reads a file that is really inside of `root`; null if it does not exist, or if a symbolic link leads outside. */
export async function readBelow(root: string, file: string): Promise<string | null> {
  try {
    const path = await realpath(join(root, file))
    return path.startsWith((await realpath(root)) + sep) ? await readFile(path, 'utf8') : null
  } catch {
    return null
  }
}
