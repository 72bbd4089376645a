import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'

/** Write permission for a file's group and for all users. */
const WRITE_BY_OTHERS = 0o022

/** Tells whether users other than this process's user and root can write a file or folder. */
export const isForOthersToWrite = ({ uid, mode }: Pick<Stats, 'uid' | 'mode'>): boolean =>
  process.getuid !== undefined && ((uid !== process.getuid() && uid !== 0) || (mode & WRITE_BY_OTHERS) !== 0)

/** Node runs the compiled scripts in NODE_COMPILE_CACHE unchecked: users who can write there control this process. */
export async function warnOfSharedCode(warn: (message: string) => void): Promise<void> {
  const folder = getCompileCacheDir()
  const stats = folder === undefined ? null : await stat(folder).catch(() => null)
  if (stats && isForOthersToWrite(stats))
    warn(
      `NODE_COMPILE_CACHE holds code, and other users can write in ${folder}. Only the user of this process should be able to.`,
    )
}
