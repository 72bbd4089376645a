import type { Stats } from 'node:fs'

/** Write permission of a file's group and of everybody. */
const WRITE_BY_OTHERS = 0o022

/** Whether a file or folder can be written by somebody besides this process's user and root. */
export const isForOthersToWrite = ({ uid, mode }: Pick<Stats, 'uid' | 'mode'>): boolean =>
  process.getuid !== undefined && ((uid !== process.getuid() && uid !== 0) || (mode & WRITE_BY_OTHERS) !== 0)
