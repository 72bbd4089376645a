import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Written beside and moved, so that a reader never sees half a file. Makes the folder. Others may read both. */
export async function writeAtomic(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o755 })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, text, { mode: 0o644 })
  await rename(draft, file)
}
