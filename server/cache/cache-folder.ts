import { hash } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { isForOthersToWrite } from './shared-with-others.ts'

/** A younger file may be of another branch, or of another process that shares the folder. */
const KEPT_MS = 7 * 24 * 3_600_000

/** Takes a value of the form that the caller needs; returns null or throws for any other. */
export type Parse<Value> = (value: unknown) => Value | null

/** Files that one start writes and later starts read. All of them can be made again. */
export type CacheFolder = ReturnType<typeof openCacheFolder>

/**
 * Every file is a value in the form that V8 gives it, behind a hash of its bytes: maps and typed arrays too. A file that
 * is damaged or holds something else is named, deleted and made again. A file that another user could have written, hash
 * included, is not read, since cached content is served unchanged.
 */
export function openCacheFolder(folder: string, warn: (message: string) => void) {
  const used = new Set<string>()
  let warned = false
  return {
    /** The value written under a name; null if there is none, or none that can be used. */
    async read<Value = unknown>(name: string, parse?: Parse<Value>): Promise<Value | null> {
      used.add(name)
      return readFrom(join(folder, name), parse)
    },
    /** Never fails: a value that cannot be written gives one warning, and costs time at the next start. */
    async write(name: string, value: unknown): Promise<void> {
      used.add(name)
      await writeTo(join(folder, name), value).catch((error) => {
        if (!warned) warn(`The cache cannot be kept in ${folder}: ${error.message}`)
        warned = true
      })
    },
    /** Deletes old files that this start did not use. */
    async prune(): Promise<void> {
      // If the folder is not writable, deleting fails too, and the warning was already given.
      for (const room of new Set([...used].map((name) => dirname(name))))
        await deleteUnused(room).catch(() => {})
    },
  }

  async function deleteUnused(room: string): Promise<void> {
    for (const name of await readdir(join(folder, room))) {
      const file = join(folder, room, name)
      if (!used.has(join(room, name)) && (await stat(file)).mtimeMs < Date.now() - KEPT_MS) await rm(file)
    }
  }

  async function readFrom<Value>(file: string, parse?: Parse<Value>): Promise<Value | null> {
    const bytes = await readOwn(file).catch((error) => {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') warn(`${file} is not used: ${error.message}`)
      return null
    })
    if (bytes === null) return null
    const value = unseal(bytes, parse)
    if (value !== null) return value
    warn(`${file} is not used: it is damaged. It is made again`)
    await rm(file, { force: true }).catch(() => {})
    return null
  }
}

async function readOwn(file: string): Promise<Buffer> {
  await using handle = await open(file)
  if (isForOthersToWrite(await handle.stat()) || isForOthersToWrite(await stat(dirname(file))))
    throw new Error('other users could have written it. Only the user of this process may write there')
  return await handle.readFile()
}

const sealOf = (bytes: Buffer): string => hash('sha256', bytes, 'base64url')

function unseal<Value>(file: Buffer, parse: Parse<Value> = (value) => value as Value): Value | null {
  const end = file.indexOf('\n')
  const bytes = file.subarray(end + 1)
  if (sealOf(bytes) !== file.toString('latin1', 0, end)) return null
  try {
    return parse(deserialize(bytes))
  } catch {
    return null
  }
}

/** Renames a finished file, so that readers never see half of one. All may read it; only this user may write. */
async function writeTo(file: string, value: unknown): Promise<void> {
  const bytes = serialize(value)
  await mkdir(dirname(file), { recursive: true, mode: 0o755 })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, Buffer.concat([Buffer.from(`${sealOf(bytes)}\n`), bytes]), { mode: 0o644 })
  await rename(draft, file)
}
