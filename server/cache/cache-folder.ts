import { hash } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { isForOthersToWrite } from './is-for-others-to-write.ts'
import { pruneFolder } from './prune-folder.ts'
import { writeAtomic } from './write-atomic.ts'

/** Files that one start writes and later starts read. All of them can be made again. */
export interface CacheFolder {
  /** The value written under a name; null if there is none, or if the file is not exactly as this program wrote it. */
  read(name: string): Promise<unknown>
  /** Never fails: a value that cannot be written gives one warning, and costs time at the next start. */
  write(name: string, value: unknown): Promise<void>
  /** The same in the form in which V8 passes values between threads: typed arrays and maps too, in half the time. */
  readPack(name: string): Promise<unknown>
  writePack(name: string, value: unknown): Promise<void>
  /** Marks a name as used although this start does not read it. */
  claim(name: string): void
  /** The same for what `writePack` wrote. */
  claimPack(name: string): void
  /** Warns that something cannot be written, once for the whole folder. */
  warnUnwritable(message: string): void
  /** Deletes the files that neither this start nor the two before it used. */
  prune(): Promise<void>
}

/** Another V8 may write another form. */
const PACKED = `.v8-${process.versions.v8}`

/**
 * Files begin with a hash of their content. A file that is truncated or that another program wrote is rejected, so
 * callers need not validate what they read. A file that another user could have written, hash included, is rejected
 * too, since cached content is served unchanged.
 */
export function openCacheFolder(folder: string, warn: (message: string) => void): CacheFolder {
  const used = new Set<string>()
  let warned = false

  const cache: CacheFolder = {
    async read(name) {
      const bytes = await readBytes(name)
      return bytes === null ? null : JSON.parse(bytes.toString())
    },
    async readPack(name) {
      const bytes = await readBytes(name + PACKED)
      return bytes === null ? null : deserialize(bytes)
    },
    claim: (name) => void used.add(name),
    claimPack: (name) => void used.add(name + PACKED),
    write: (name, value) => writeBytes(name, Buffer.from(JSON.stringify(value))),
    writePack: (name, value) => writeBytes(name + PACKED, serialize(value)),
    warnUnwritable(message) {
      if (!warned) warn(message)
      warned = true
    },
    // If the folder is not writable, deleting fails too, and the warning was already given.
    prune: () => pruneFolder(folder, used).catch(() => {}),
  }
  return cache

  async function readBytes(name: string): Promise<Buffer | null> {
    used.add(name)
    const file = join(folder, name)
    return readOwn(file).catch((error) => {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') warn(`${file} is not used: ${error.message}`)
      return null
    })
  }

  async function writeBytes(name: string, bytes: Buffer): Promise<void> {
    used.add(name)
    await writeAtomic(join(folder, name), Buffer.concat([Buffer.from(`${seal(bytes)}\n`), bytes])).catch(
      (error) => cache.warnUnwritable(`The cache cannot be kept in ${folder}: ${error.message}`),
    )
  }
}

const seal = (bytes: Buffer): string => hash('sha256', bytes, 'base64url')

async function readOwn(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    if (isForOthersToWrite(await handle.stat()) || isForOthersToWrite(await stat(dirname(file))))
      throw new Error('other users could have written it. Only the user of this process may write there')
    const whole = await handle.readFile()
    const end = whole.indexOf('\n')
    const bytes = whole.subarray(end + 1)
    if (seal(bytes) !== whole.toString('latin1', 0, end)) throw new Error('it is damaged. It is made again')
    return bytes
  } finally {
    await handle.close()
  }
}
