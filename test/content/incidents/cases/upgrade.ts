import assert from 'node:assert/strict'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { defineIncident } from '../incident.ts'
import { readSection } from '../scene/page-section.ts'
import type { Scene } from '../scene/scene.ts'
import type { SceneServer } from '../scene/scene-server.ts'

const PAGE = 'operations/upgrade'
const [OLD, BETWEEN] = ['8.2.0', '9.0.3']

/** Tables that 8.2.0 can hold; the last rows of `trades` wait in the WAL. */
const TABLES = `
  CREATE TABLE latest (symbol SYMBOL, price DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY WAL
    DEDUP UPSERT KEYS(timestamp, symbol);
  INSERT INTO latest VALUES ('BTC-USD', 1, '2025-10-01T08:00:00Z');
  CREATE TABLE plain (note VARCHAR, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY BYPASS WAL;
  INSERT INTO plain VALUES ('Zürich 東京 🚀', '2025-10-01T08:00:00Z')`
const WAITING = "INSERT INTO trades VALUES ('ETH-USD', 'buy', 1, 1, '2025-10-02T00:00:00Z')"

async function holdsEverything(server: SceneServer): Promise<void> {
  await server.settle()
  assert.equal(await server.value('SELECT count() FROM trades'), '250001')
  assert.equal(await server.value('SELECT note FROM plain'), 'Zürich 東京 🚀')
  await server.write("INSERT INTO latest VALUES ('BTC-USD', 2, '2025-10-01T08:00:00Z')")
  assert.equal(await server.value('SELECT count() FROM latest'), '1')
  assert.deepEqual(await server.sql('SELECT name FROM wal_tables() WHERE suspended'), [])
}

const migrations = (server: SceneServer): string[] =>
  server
    .log()
    .split('\n')
    .filter((line) => line.includes('EngineMigration upgrading table [path='))

async function makeOld(scene: Scene, setup: string): Promise<void> {
  const old = await scene.start({ version: OLD })
  await old.sql(setup)
  await old.write(TABLES)
  const waiting = await scene.start({ version: OLD, settings: { QDB_CAIRO_WAL_APPLY_ENABLED: 'false' } })
  await waiting.sql(WAITING)
  await waiting.end()
}

export default defineIncident({
  name: 'Upgrade from 8.2.0 by way of 9.0.3',
  page: PAGE,
  heading: '',
  claim:
    'Rows, deduplication, tables without WAL, strings and what waits in the WAL are kept, on either way; the copy starts as before.',
  async run(scene, page) {
    const changes = await readSection(PAGE, 'What an upgrade changes')
    await makeOld(scene, page.code('CREATE TABLE trades'))
    // Step 3
    const copies = ['before', 'direct'].map((name) => join(scene.folder, name))
    const copy = (page.code('sudo systemctl stop').split('\n')[1] ?? '').replace(/^sudo | &&$/g, '')
    for (const folder of copies)
      await scene.shell(
        copy.replace('/var/lib/questdb-before', folder).replace('/var/lib/questdb', scene.root),
      )

    // Steps 4 and 5, twice
    let migrated = 0
    for (const version of [BETWEEN, undefined]) {
      const server = await scene.start(version ? { version } : {})
      await holdsEverything(server)
      migrated += migrations(server).length
    }
    changes.says('EngineMigration upgrading table [path=')
    assert(migrated > 0, 'no table was migrated')

    const [before = '', direct = ''] = copies
    const server = await scene.start({ root: direct })
    assert.match(await server.value('SELECT build()'), /9\.1\.0/)
    await holdsEverything(server)
    const invalid = "SELECT view_name FROM materialized_views() WHERE view_status = 'invalid'"
    assert.equal(await server.value(invalid), '')

    // Back by the copy.
    await rename(scene.root, join(scene.folder, 'new'))
    await rename(before, scene.root)
    const old = await scene.start({ version: OLD })
    await holdsEverything(old)
    return `250,001 rows on both ways, ${migrated} tables migrated; 8.2.0 starts on the copy with all of them`
  },
})
