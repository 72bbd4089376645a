import assert from 'node:assert/strict'
import type { Incident } from '../incident.ts'
import { readSection } from '../scene/page-section.ts'

const PAGE = 'troubleshooting/recover'

export const skippedAlter: Incident = {
  name: 'A change of structure was skipped',
  page: PAGE,
  heading: 'Last resort',
  claim: 'What was not applied is lost, the skipped column too; every applied row is kept.',
  async run(scene, section) {
    const warning = await readSection(PAGE, 'Skip a transaction')
    const server = await scene.start()
    await server.sql(`
      CREATE TABLE trades (price DOUBLE, note VARCHAR, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY WAL;
      INSERT INTO trades VALUES (1, 'manual', '2025-10-01T08:00:00Z')`)
    await server.settle()
    await server.sql(`
      UPDATE trades SET price = abs(note);
      ALTER TABLE trades ADD COLUMN venue SYMBOL;
      INSERT INTO trades VALUES (2, '2', '2025-10-01T09:00:00Z', 'NYSE')`)
    await server.suspended('trades')
    await server.sql('ALTER TABLE trades RESUME WAL FROM TXN 4')
    await server.settle()
    const broken = await server.suspended('trades')
    const cause = 'Cannot invoke "io.questdb.cairo.TableColumnMetadata.getColumnType()"'
    warning.says(cause)
    assert(server.log().includes(cause), `the log does not have the message; ${JSON.stringify(broken)}`)

    await server.sql(section.code('ALTER TABLE trades SET TYPE BYPASS WAL'))
    await server.end()
    const plain = await scene.start()
    assert.equal(await plain.value('SELECT count() FROM trades'), '1')
    await plain.sql('ALTER TABLE trades ADD COLUMN venue SYMBOL')
    await plain.sql(section.code('ALTER TABLE trades SET TYPE WAL'))
    await plain.end()
    section.says('Transaction numbers begin at 0.')
    const again = await scene.start()
    assert.equal((await again.wal('trades')).sequencerTxn, '0')
    await again.sql("INSERT INTO trades VALUES (2, '2', '2025-10-01T09:00:00Z', 'NYSE')")
    await again.settle()
    assert.deepEqual(await again.values('SELECT price FROM trades'), ['1.0', '2.0'])
    assert.deepEqual(await again.values('SELECT venue FROM trades'), ['null', 'NYSE'])
    return 'the applied row is kept, the row behind the ALTER was sent again; numbers begin at 0'
  },
}
