import { readdir, readFile, realpath } from 'node:fs/promises'
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

/** Files that are open at once: a system may let a process have no more than 256, and connections need some. */
const MOST_OPEN = 32
let open = 0
const waiting: (() => void)[] = []

/** The text of a file of the content folder, once few enough others are being read. */
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

/** The text of a file that really is below `root`; null when there is none, or when a symbolic link leads out. */
export async function readBelow(root: string, file: string): Promise<string | null> {
  try {
    const path = await realpath(join(root, file))
    return path.startsWith((await realpath(root)) + sep) ? await readFile(path, 'utf8') : null
  } catch {
    return null
  }
}
