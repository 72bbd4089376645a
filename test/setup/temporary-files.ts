import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What tests write to temporary folders goes with them: their workers are ended without a chance to tidy up. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-tests-'))
  process.env.TMPDIR = folder
  // What still runs may still write.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
