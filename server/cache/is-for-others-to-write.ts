import type { Stats } from 'node:fs'

/** Write permission for a file's group and for all users. */
const WRITE_BY_OTHERS = 0o022

/** Whether users other than this process's user and root can write a file or folder. */
export const isForOthersToWrite = ({ uid, mode }: Pick<Stats, 'uid' | 'mode'>): boolean =>
  process.getuid !== undefined && ((uid !== process.getuid() && uid !== 0) || (mode & WRITE_BY_OTHERS) !== 0)
