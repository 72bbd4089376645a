import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a temporary file and renames it, so that readers never see half a file. Creates the folder. Both are
 * world-readable.
 */
export async function writeAtomic(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o755 })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, content, { mode: 0o644 })
  await rename(draft, file)
}
