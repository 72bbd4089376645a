import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { ContentErrors } from './content-error.ts'

/** Files that editors and systems leave beside an author's own: `._page.mdx`, `page.mdx~`, `#page.mdx#`. */
const LEFT_BEHIND = /(?:^|\/)\.|(?:^|\/)#[^/]*#$|~$|\.(?:bak|orig|rej|swp|tmp)$/

/**
 * The names of all files in a folder and its subfolders, relative to `root`, with forward slashes, sorted. A missing
 * folder has none. Symbolic links throw ContentErrors, because their content would be missing without a message.
 */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    (error) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      file: relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'),
      isLink: entry.isSymbolicLink(),
    }))
    .filter(({ file }) => !LEFT_BEHIND.test(file.slice(folder.length)))
  const links = files.filter(({ isLink }) => isLink)
  if (links.length > 0)
    throw new ContentErrors(
      links.map(({ file }) => ({
        file,
        message: 'the file is a symbolic link, and links are not followed',
        remedy: 'Put the file itself here, or show it with <Include>.',
      })),
    )
  return files.map(({ file }) => file).sort()
}

/** Reads a text file of the content folder. Throws ContentErrors if it cannot be read. */
export function readText(root: string, file: string): string {
  try {
    // A start has no other work while it waits for hundreds of files, and to block takes a tenth of the time.
    return decodeText(file, readFileSync(join(root, file)))
  } catch (error) {
    if (error instanceof ContentErrors) throw error
    throw new ContentErrors([{ file, message: `the file cannot be read: ${(error as Error).message}` }])
  }
}

/** Reads a text file that a content folder need not have. */
export const readOptional = (root: string, file: string): string | null =>
  existsSync(join(root, file)) ? readText(root, file) : null

/** Reads a file that is really inside of `root`; null if it does not exist, or if a symbolic link leads outside. */
export async function readBelow(root: string, file: string): Promise<string | null> {
  const path = join(root, file)
  return existsSync(path) && realpathSync.native(path).startsWith(realpathSync.native(root) + sep)
    ? readText(root, file)
    : null
}

/** Decodes text, whatever system wrote it: without a byte order mark, with a line feed at the end of each line. */
function decodeText(file: string, bytes: Buffer): string {
  if (isText(bytes))
    return bytes
      .toString()
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n')
  const lines = bytes.toString('latin1').split('\n')
  const line = 1 + lines.findIndex((each) => !isText(Buffer.from(each, 'latin1')))
  const message = 'the file is not text in UTF-8'
  throw new ContentErrors([{ file, line, message, remedy: 'Save it in UTF-8, and write this line again.' }])
}

const isText = (bytes: Buffer): boolean => isUtf8(bytes) && !bytes.includes(0)
