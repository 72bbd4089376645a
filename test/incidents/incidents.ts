import { lockFiles } from './cases/lock-files.ts'
import { statementFails } from './cases/statement-fails.ts'
import type { Incident } from './incident.ts'

/** In the order in which they run, and in which the table has them. */
export const INCIDENTS: readonly Incident[] = [statementFails, lockFiles]
