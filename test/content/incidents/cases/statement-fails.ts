import assert from 'node:assert/strict'
import { defineIncident } from '../incident.ts'
import { RECOVERY, readSection } from '../scene/page-section.ts'

/** The page's own samples, which the verifier runs, have no change of structure after the statement that fails. */
export default defineIncident({
  name: 'A statement cannot be applied',
  heading: 'Last resort',
  claim:
    'Restarting loses nothing; resuming from the change of structure loses the statement only; if that is skipped too, what was not applied is lost, and every applied row is kept.',
  async run(scene, section) {
    const start = await readSection(RECOVERY, 'Suspended WAL tables')
    start.says('If many tables are suspended, restart the server. It tries every suspended table again.')
    start.says('Resume from that row instead; it applies.')
    const server = await scene.start()
    for (const table of ['kept', 'trades']) {
      await server.write(`
        CREATE TABLE ${table} (price DOUBLE, note VARCHAR, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY WAL;
        INSERT INTO ${table} VALUES (1, 'manual', '2025-10-01T08:00:00Z')`)
      await server.sql(`
        UPDATE ${table} SET price = abs(note);
        ALTER TABLE ${table} ADD COLUMN venue SYMBOL;
        INSERT INTO ${table} VALUES (2, '2', '2025-10-01T09:00:00Z', 'NYSE')`)
    }
    const second = await scene.start()
    for (const table of ['kept', 'trades'])
      assert.equal(
        (await second.suspended(table)).errorMessage,
        'inconvertible value: `manual` [VARCHAR -> DOUBLE]',
      )
    const change = "SELECT sequencerTxn FROM wal_transactions('kept') WHERE sequencerTxn > 1 AND walId = -1"
    assert.equal(await second.value(change), '3')
    await second.write('ALTER TABLE kept RESUME WAL FROM TXN 3')
    assert.deepEqual(await second.values('SELECT venue FROM kept'), ['null', 'NYSE'])

    await second.write('ALTER TABLE trades RESUME WAL FROM TXN 4')
    const broken = await second.suspended('trades')
    const cause = 'Cannot invoke "io.questdb.cairo.TableColumnMetadata.getColumnType()"'
    start.says(cause)
    assert(second.log().includes(cause), `the log does not have the message; ${JSON.stringify(broken)}`)

    await second.sql(section.code('ALTER TABLE trades SET TYPE BYPASS WAL'))
    const plain = await scene.start()
    assert.equal(await plain.value('SELECT count() FROM trades'), '1')
    await plain.sql('ALTER TABLE trades ADD COLUMN venue SYMBOL')
    await plain.sql(section.code('ALTER TABLE trades SET TYPE WAL'))
    section.says('Transaction numbers begin at 0.')
    const again = await scene.start()
    assert.equal((await again.wal('trades')).sequencerTxn, '0')
    await again.write("INSERT INTO trades VALUES (2, '2', '2025-10-01T09:00:00Z', 'NYSE')")
    assert.deepEqual(await again.values('SELECT price FROM trades'), ['1.0', '2.0'])
    assert.deepEqual(await again.values('SELECT venue FROM trades'), ['null', 'NYSE'])
    return 'after a restart both tables were suspended again; from the ALTER on all rows are there; after a skipped one the row was sent again, and numbers begin at 0'
  },
})
