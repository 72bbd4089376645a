import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

/** A new folder that goes when its process ends. */
export async function temporaryFolder(): Promise<string> {
  if (made.length === 0) process.once('exit', removeAll)
  const folder = await mkdtemp(join(tmpdir(), 'docs-test-'))
  made.push(folder)
  return folder
}

function removeAll(): void {
  // A site that is still stopping may write into its own.
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
