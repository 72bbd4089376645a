import assert from 'node:assert/strict'
import { cp, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { defineIncident } from '../incident.ts'

const KEEP_WAITING = { settings: { QDB_CAIRO_WAL_APPLY_ENABLED: 'false' } }

export default defineIncident({
  name: 'Damaged WAL segment',
  heading: 'Damaged WAL files',
  claim:
    'Lost are the transactions from the failing one up to the number to resume from; what comes after is applied.',
  async run(scene, section) {
    const first = await scene.start()
    await first.write(`
      CREATE TABLE quotes (id INT, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY WAL;
      INSERT INTO quotes VALUES (1, '2025-10-01T08:00:00Z')`)
    // Each start writes into a WAL of its own.
    const second = await scene.start(KEEP_WAITING)
    for (const id of [2, 3, 4]) await second.sql(`INSERT INTO quotes VALUES (${id}, '2025-10-01T09:00:00Z')`)
    const third = await scene.start(KEEP_WAITING)
    await third.sql("INSERT INTO quotes VALUES (5, '2025-10-01T10:00:00Z')")
    const [waiting] = await third.sql(
      "SELECT walId, segmentId FROM wal_transactions('quotes') WHERE sequencerTxn = 2",
    )
    await third.end()

    const folder = await scene.tableFolder('quotes')
    const event = join(folder, `wal${waiting?.walId}`, waiting?.segmentId ?? '', '_event')
    await truncate(event, 60)
    const damaged = await scene.start()
    const failed = await damaged.suspended('quotes')
    assert.equal(failed.writerTxn, '1')

    // Step 1
    await damaged.end()
    await cp(folder, join(scene.folder, 'copy'), { recursive: true })
    const server = await scene.start()
    await server.suspended('quotes')
    // Step 2
    const [segment] = await server.sql(section.code('SELECT walId, segmentId FROM wal_transactions'))
    assert.deepEqual(segment, waiting)
    // Step 3
    const ofSegment = section
      .code('SELECT sequencerTxn, walId, segmentId FROM wal_transactions')
      .replace('walId = 1', `walId = ${segment?.walId}`)
    assert.deepEqual(await server.values(ofSegment), ['2', '3', '4'])
    // Step 4: no change of structure, so from the last number plus one.
    await server.write('ALTER TABLE quotes RESUME WAL FROM TXN 5')
    assert.deepEqual(await server.values('SELECT id FROM quotes'), ['1', '5'])
    assert.equal((await server.wal('quotes')).suspended, 'false')
    return `"${failed.errorMessage}": the three inserts of the segment are lost, those before and after it are there`
  },
})
