import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Deletes the temporary folders of tests: their workers are ended without a chance to tidy up. The folders of projects that
 * run together are not in one another: the path of a browser's socket may have 107 bytes.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir().replace(/\/docs-tests-\w+$/, ''), 'docs-tests-'))
  process.env.TMPDIR = folder
  // Processes that are still running may write.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
