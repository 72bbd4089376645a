import type { Incident } from '../incident.ts'
import { CRASH_CLAIM, CRASH_HEADING, CRASH_PAGE, recoverFromCrash } from '../steps/crash-steps.ts'

export const futureNanoseconds: Incident = {
  name: 'A crash at every start: a row of 2262',
  page: CRASH_PAGE,
  heading: CRASH_HEADING,
  claim: CRASH_CLAIM,
  run: (scene) =>
    recoverFromCrash(scene, {
      table: 'ends',
      setup:
        'CREATE TABLE ends (price DOUBLE, timestamp TIMESTAMP_NS) TIMESTAMP(timestamp) PARTITION BY DAY WAL',
      crash: "INSERT INTO ends VALUES (1, '2262-04-11T20:00:00Z')",
      applied: 0,
      sentAgain: "INSERT INTO ends VALUES (1, '2025-10-01T20:00:00Z')",
    }),
}
