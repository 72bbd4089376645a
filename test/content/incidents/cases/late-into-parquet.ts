import type { Incident } from '../incident.ts'
import { readSection } from '../scene/page-section.ts'
import { CRASH_CLAIM, CRASH_HEADING, CRASH_PAGE, recoverFromCrash } from '../steps/crash-steps.ts'

const LATE_ROW = "INSERT INTO trades VALUES (22, '2025-10-01T07:00:00Z', 60)"

export const lateIntoParquet: Incident = {
  name: 'A crash at every start: a late row into Parquet',
  page: CRASH_PAGE,
  heading: CRASH_HEADING,
  claim: CRASH_CLAIM,
  async run(scene) {
    const guide = await readSection('guides/export-parquet', 'The server crashes at every start')
    return recoverFromCrash(scene, {
      table: 'trades',
      setup: `
        CREATE TABLE trades (price DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY WAL;
        INSERT INTO trades VALUES (20, '2025-10-01T08:00:00Z'), (21, '2025-10-02T08:00:00Z');
        ALTER TABLE trades ADD COLUMN amount DOUBLE;
        ALTER TABLE trades CONVERT PARTITION TO PARQUET LIST '2025-10-01'`,
      crash: LATE_ROW,
      repair: guide.code('ALTER TABLE trades CONVERT PARTITION TO NATIVE'),
      applied: 2,
      sentAgain: LATE_ROW,
    })
  },
}
