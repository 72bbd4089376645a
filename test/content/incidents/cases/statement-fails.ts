import assert from 'node:assert/strict'
import type { Incident } from '../incident.ts'

/** The page's own samples are run by the verifier; here with a change of structure in between, which must not be skipped. */
export const statementFails: Incident = {
  name: 'A statement cannot be applied',
  page: 'troubleshooting/recover',
  heading: 'Suspended WAL tables',
  claim: 'Resuming and restarting lose nothing; skipping loses that transaction only.',
  async run(scene, section) {
    const resume = section.code('ALTER TABLE quotes RESUME WAL')
    const server = await scene.start()
    await server.sql(section.code('CREATE TABLE quotes'))
    await server.settle()
    await server.sql(section.code('UPDATE quotes SET bid'))
    const failed = await server.suspended('quotes')
    assert.equal(failed.errorMessage, 'inconvertible value: `manual` [VARCHAR -> DOUBLE]')
    section.says(failed.errorMessage ?? '')

    await server.sql('ALTER TABLE quotes ADD COLUMN venue SYMBOL')
    await server.sql("INSERT INTO quotes VALUES ('XRP-USD', 3, '1', '2025-10-01T09:00:03Z', 'NYSE')")
    await server.sql(resume)
    await server.suspended('quotes')
    assert.equal(await server.value('SELECT count() FROM quotes'), '2')

    section.says('The table stays suspended until you resume it or restart the server.')
    await server.end()
    const again = await scene.start()
    await again.suspended('quotes')
    assert.equal((await again.wal('quotes')).writerTxn, '1')
    const [change] = await again.sql(
      "SELECT sequencerTxn FROM wal_transactions('quotes') WHERE sequencerTxn > 1 AND walId = -1",
    )
    assert.equal(change?.sequencerTxn, '4')

    await again.sql(section.code('ALTER TABLE quotes RESUME WAL FROM TXN 3'))
    await again.settle()
    assert.equal(await again.value('SELECT count() FROM quotes'), '4')
    assert.equal(await again.value("SELECT bid FROM quotes WHERE symbol = 'BTC-USD'"), '114000.0')
    return 'the UPDATE was skipped; 4 of 4 rows and the added column are there'
  },
}
