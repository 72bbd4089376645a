import { backupAndRestore } from './cases/backup-and-restore.ts'
import { futureNanoseconds, lateIntoParquet } from './cases/crash-at-start.ts'
import { damagedWal } from './cases/damaged-wal.ts'
import { diskFull } from './cases/disk-full.ts'
import { farFutureRow } from './cases/far-future-row.ts'
import { goBack } from './cases/go-back.ts'
import { killedDuringWrites } from './cases/killed-during-writes.ts'
import { lockFiles } from './cases/lock-files.ts'
import { oneTableBack } from './cases/one-table-back.ts'
import { openFiles } from './cases/open-files.ts'
import { outOfMemory } from './cases/out-of-memory.ts'
import { probesTimeOut } from './cases/probes-time-out.ts'
import { skippedAlter } from './cases/skipped-alter.ts'
import { spaceNotFreed } from './cases/space-not-freed.ts'
import { statementFails } from './cases/statement-fails.ts'
import { unreadablePartitions } from './cases/unreadable-partitions.ts'
import { upgrade } from './cases/upgrade.ts'
import type { Incident } from './incident.ts'

/** In the order in which they run, and in which the table has them. */
export const INCIDENTS: readonly Incident[] = [
  backupAndRestore,
  oneTableBack,
  upgrade,
  goBack,
  diskFull,
  killedDuringWrites,
  statementFails,
  skippedAlter,
  damagedWal,
  openFiles,
  outOfMemory,
  futureNanoseconds,
  lateIntoParquet,
  unreadablePartitions,
  farFutureRow,
  spaceNotFreed,
  lockFiles,
  probesTimeOut,
]
