import { createHash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isForOthersToWrite } from './is-for-others-to-write.ts'
import { pruneFolder } from './prune-folder.ts'
import { writeAtomic } from './write-atomic.ts'

/** What is made at a start and found by the next ones. All of it can be made again. */
export interface CacheFolder {
  /** What was written under a name; null when there is nothing, or nothing that is as this program wrote it. */
  read(name: string): Promise<unknown>
  /** Never fails: what cannot be kept is warned of once, and costs time at the next start. */
  write(name: string, value: unknown): Promise<void>
  /** Says that a name is still of use, though nobody reads it at this start. */
  claim(name: string): void
  /** Warns that something cannot be kept, once for the whole folder. */
  warnUnwritable(message: string): void
  /** Takes away what this start and the two before it had no use for. */
  prune(): Promise<void>
}

/**
 * Files begin with a hash of what follows: one that is cut off, or that something else wrote, is not taken, so that nobody
 * has to doubt the form of what was read. Nor is one that another user could have written, with its hash, since what is
 * kept is served as it is.
 */
export function openCacheFolder(folder: string, warn: (message: string) => void): CacheFolder {
  const used = new Set<string>()
  let warned = false

  const cache: CacheFolder = {
    async read(name) {
      used.add(name)
      const file = join(folder, name)
      const text = await readOwn(file).catch((error) => {
        if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') warn(`${file} is not used: ${error.message}`)
        return null
      })
      return text === null ? null : JSON.parse(text)
    },
    claim: (name) => void used.add(name),
    async write(name, value) {
      used.add(name)
      const text = JSON.stringify(value)
      await writeAtomic(join(folder, name), `${seal(text)}\n${text}`).catch((error) =>
        cache.warnUnwritable(`What took long to make cannot be kept in ${folder}: ${error.message}`),
      )
    },
    warnUnwritable(message) {
      if (!warned) warn(message)
      warned = true
    },
    // Who cannot write could not take away either, and was told.
    prune: () => pruneFolder(folder, used).catch(() => {}),
  }
  return cache
}

const seal = (text: string): string => createHash('sha256').update(text).digest('base64url')

async function readOwn(file: string): Promise<string> {
  const handle = await open(file)
  try {
    if (isForOthersToWrite(await handle.stat()) || isForOthersToWrite(await stat(dirname(file))))
      throw new Error('other users could have written it. Only the user of this process may write there')
    const whole = await handle.readFile('utf8')
    const [sealed = ''] = whole.split('\n', 1)
    const text = whole.slice(sealed.length + 1)
    if (seal(text) !== sealed) throw new Error('it is not as it was written. It is made anew')
    return text
  } finally {
    await handle.close()
  }
}
