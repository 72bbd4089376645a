import { stat } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { isForOthersToWrite } from './is-for-others-to-write.ts'

/** Node runs the compiled scripts in NODE_COMPILE_CACHE unchecked: users who can write there control this process. */
export async function warnOfSharedCode(warn: (message: string) => void): Promise<void> {
  const folder = getCompileCacheDir()
  const stats = folder === undefined ? null : await stat(folder).catch(() => null)
  if (stats && isForOthersToWrite(stats))
    warn(
      `NODE_COMPILE_CACHE holds code, and other users can write in ${folder}. Only the user of this process should be able to.`,
    )
}
