import assert from 'node:assert/strict'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Incident } from '../incident.ts'
import { type PageSection, readSection } from '../scene/page-section.ts'
import type { Scene } from '../scene/scene.ts'

/** A defect of the release that ends the process while it applies a transaction. */
interface Crash {
  readonly table: string
  readonly setup: string
  readonly crash: string
  /** Rows that had been applied. */
  readonly applied: number
  /** A row that the table takes in the end. */
  readonly sentAgain: string
}

const LATE_ROW = "INSERT INTO trades VALUES (22, '2025-10-01T07:00:00Z', 60)"

const CRASHES: Readonly<Record<string, Crash>> = {
  'a row of 2262': {
    table: 'ends',
    setup:
      'CREATE TABLE ends (price DOUBLE, timestamp TIMESTAMP_NS) TIMESTAMP(timestamp) PARTITION BY DAY WAL',
    crash: "INSERT INTO ends VALUES (1, '2262-04-11T20:00:00Z')",
    applied: 0,
    sentAgain: "INSERT INTO ends VALUES (1, '2025-10-01T20:00:00Z')",
  },
  'a late row into Parquet': {
    table: 'trades',
    setup: `
      CREATE TABLE trades (price DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY WAL;
      INSERT INTO trades VALUES (20, '2025-10-01T08:00:00Z'), (21, '2025-10-02T08:00:00Z');
      ALTER TABLE trades ADD COLUMN amount DOUBLE;
      ALTER TABLE trades CONVERT PARTITION TO PARQUET LIST '2025-10-01'`,
    crash: LATE_ROW,
    applied: 2,
    sentAgain: LATE_ROW,
  },
}

export default Object.entries(CRASHES).map(
  ([cause, crash]): Incident => ({
    name: `A crash at every start: ${cause}`,
    heading: 'A crash at every start',
    claim: 'Lost are the waiting transactions of this table; the other tables catch up.',
    run: (scene, section) => recoverFromCrash(scene, section, crash),
  }),
)

/** Follows the page from the crash to a table that takes rows again, and returns what was seen. */
async function recoverFromCrash(
  scene: Scene,
  section: PageSection,
  { table, setup, crash, applied, sentAgain }: Crash,
): Promise<string> {
  const server = await scene.start()
  await server.sql(`
    CREATE TABLE other (price DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY WAL;
    INSERT INTO other VALUES (1, '2025-10-01T08:00:00Z')`)
  await server.write(setup)
  await server.sql(crash).catch(() => [])
  const endings = [await server.ended]
  for (let start = 0; start < 2; start++) endings.push(await (await scene.launch()).ended)
  // 1 is how the Java runtime ends after a crash where it writes no core dump; the Parquet writer aborts.
  for (const ending of endings) assert(ending === 1 || ending === 'SIGABRT', `it ended with ${ending}`)

  // Step 1: the log of a start that crashes.
  const crashing = await scene.launch()
  await crashing.ended
  const line = crashing
    .log()
    .split('\n')
    .findLast((each) => each.includes('processing WAL [path='))
  section.says('TableWriter processing WAL [path=')
  assert.match(line ?? '', new RegExp(`path=/${table}~`))

  // Step 2
  section.code('QDB_CAIRO_WAL_APPLY_ENABLED=false')
  const waiting = await scene.start({ settings: { QDB_CAIRO_WAL_APPLY_ENABLED: 'false' } })
  assert.equal(await waiting.value(`SELECT count() FROM ${table}`), String(applied))
  await waiting.sql("INSERT INTO other VALUES (2, '2025-10-01T09:00:00Z')")
  assert.equal(await waiting.value('SELECT count() FROM other'), '1')
  await cp(await scene.tableFolder(table), join(scene.folder, 'copy'), { recursive: true })
  section.says('RESUME WAL FROM TXN does not help here')
  // Step 3
  const giveUp = section.code('ALTER TABLE trades SET TYPE BYPASS WAL').replace('trades', table)
  await waiting.sql(giveUp)
  // Step 4
  const plain = await scene.start()
  await plain.settle()
  assert.equal(await plain.value('SELECT count() FROM other'), '2')
  assert.equal(await plain.value(`SELECT count() FROM ${table}`), String(applied))
  // Step 5
  if (setup.includes('PARQUET')) {
    const guide = await readSection('guides/export-parquet', 'The server crashes at every start')
    await plain.sql(guide.code('ALTER TABLE trades CONVERT PARTITION TO NATIVE'))
  }
  // Step 6
  await plain.sql(section.code('ALTER TABLE trades SET TYPE WAL').replace('trades', table))
  const again = await scene.start()
  assert.equal((await again.wal(table)).suspended, 'false')
  await again.write(sentAgain)
  assert.equal(await again.value(`SELECT count() FROM ${table}`), String(applied + 1))
  return `${endings.length + 1} crashes in a row; the other table caught up, and this one has its ${applied} applied rows and the one sent again`
}
