import assert from 'node:assert/strict'
import { defineIncident } from '../incident.ts'

export default defineIncident({
  name: 'A row in the far future',
  heading: 'A row in the far future',
  claim:
    'Lost are the wrong rows only; views are refreshed in full; a TTL set meanwhile drops every good partition.',
  async run(scene, section) {
    const server = await scene.start()
    const setup = section.code('CREATE TABLE trades')
    await server.sql(setup)
    await server.sql(setup.replaceAll('trades', 'shortened'))
    await server.write(`CREATE MATERIALIZED VIEW hourly AS (
      SELECT timestamp, symbol, sum(amount) AS volume FROM trades SAMPLE BY 1h) PARTITION BY DAY`)

    await server.write(section.code('ALTER TABLE trades SET TTL 30 DAYS').replace('trades', 'shortened'))
    assert.deepEqual(await server.values("SELECT name FROM table_partitions('shortened')"), ['2225-01-01'])

    await server.write(section.code("ALTER TABLE trades DROP PARTITION LIST '2225-01-01'"))
    assert.deepEqual(await server.values("SELECT numRows FROM table_partitions('trades')"), [
      '8640',
      '8640',
      '2720',
    ])
    const status = "SELECT view_status FROM materialized_views() WHERE view_name = 'hourly'"
    assert.equal(await server.value(status), 'invalid')
    section.says('refresh them in full')
    await server.write('REFRESH MATERIALIZED VIEW hourly FULL')
    assert.equal(await server.value(status), 'valid')
    assert.equal(await server.value("SELECT max(timestamp) < '2026' FROM hourly"), 'true')
    // A correct row is the newest one again.
    await server.write("INSERT INTO trades VALUES ('BTC-USD', 'buy', 7, 1, '2025-10-04T00:00:00Z')")
    const latest = 'SELECT price FROM trades LATEST ON timestamp PARTITION BY symbol'
    assert.equal(await server.value(latest), '7.0')
    return '20,000 of 20,000 good rows kept, view valid again; in the table with the TTL only 2225-01-01 was left'
  },
})
