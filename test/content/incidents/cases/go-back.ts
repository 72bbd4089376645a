import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from '#test/support/site-process.ts'
import { defineIncident } from '../incident.ts'
import type { SceneServer } from '../scene/scene-server.ts'

const DAY = 'TIMESTAMP(timestamp) PARTITION BY DAY'

const TABLES = `
  CREATE TABLE trades (symbol SYMBOL, price DOUBLE, timestamp TIMESTAMP) ${DAY} WAL DEDUP UPSERT KEYS(timestamp, symbol);
  INSERT INTO trades VALUES ('BTC-USD', 1, '2025-10-01T08:00:00Z');
  ALTER TABLE trades ADD COLUMN amount DOUBLE;
  CREATE TABLE aging (price DOUBLE, timestamp TIMESTAMP) ${DAY} TTL 30 DAYS WAL;
  INSERT INTO aging VALUES (1, '2025-10-01T08:00:00Z');
  CREATE TABLE books (bids DOUBLE[], timestamp TIMESTAMP) ${DAY} WAL;
  INSERT INTO books VALUES (ARRAY[1.0, 2.0], '2025-10-01T08:00:00Z');
  CREATE TABLE cold (price DOUBLE, timestamp TIMESTAMP) ${DAY} WAL;
  INSERT INTO cold VALUES (1, '2025-10-01T08:00:00Z'), (2, '2025-10-02T08:00:00Z');
  ALTER TABLE cold CONVERT PARTITION TO PARQUET LIST '2025-10-01';
  CREATE TABLE fills (price DOUBLE, timestamp TIMESTAMP_NS) ${DAY} WAL;
  INSERT INTO fills VALUES (1, '2025-10-01T08:00:00Z');
  CREATE MATERIALIZED VIEW hourly AS (SELECT timestamp, symbol, max(price) AS top FROM trades SAMPLE BY 1h) PARTITION BY DAY`

const add = (table: string, hour: string, values = '5') =>
  `INSERT INTO ${table} VALUES (${values}, '2025-10-03T${hour}:00:00Z')`
const counts = (server: SceneServer, ...tables: string[]) =>
  Promise.all(tables.map((table) => server.value(`SELECT count() FROM ${table}`)))

/** Without the number of the open file, which is another one each time. */
const messageOf = (said: string): string => said.replace(/^.*Invalid metadata at fd=\d+\. /, '')

export default defineIncident({
  name: 'Back from 9.1.0 with the newer files',
  page: 'operations/upgrade',
  heading: 'Keep what was written since',
  claim:
    '9.0.3 reads and writes all but TIMESTAMP_NS, 8.2.0 all but that, arrays and views; 9.1.0 then has everything, whole.',
  async run(scene, section) {
    const first = await scene.start()
    await first.write(TABLES)

    const between = await scene.start({ version: '9.0.3' })
    await between.sql("INSERT INTO trades VALUES ('ETH-USD', 5, '2025-10-03T09:00:00Z', 1)")
    for (const table of ['aging', 'cold']) await between.sql(add(table, '09'))
    await between.write(add('books', '09', 'ARRAY[3.0]'))
    const read = await counts(between, 'trades', 'aging', 'books', 'cold', 'hourly')
    assert.deepEqual(read, ['2', '2', '2', '3', '2'])
    assert.deepEqual(await between.sql("SELECT table_name FROM tables() WHERE table_name = 'fills'"), [])
    section.says(messageOf(await between.refusal('SELECT * FROM fills')))
    await between.end()

    const refused = await scene.launch({ version: '8.2.0' })
    assert.notEqual(await refused.ended, 0)
    const said = refused.log()
    const lines = ['io.questdb.ServerConfigurationException: Configuration issues:', '* query.timeout']
    section.says(...lines)
    for (const line of lines) assert(said.includes(line), said.slice(-2000))
    const conf = join(scene.root, 'conf', 'server.conf')
    const settings = await readFile(conf, 'utf8')
    await writeFile(conf, settings.replace(/^query\.timeout.*$/m, ''))

    const old = await scene.start({ version: '8.2.0' })
    await old.sql("INSERT INTO trades VALUES ('XRP-USD', 5, '2025-10-03T10:00:00Z', 1)")
    await old.write(add('aging', '10'))
    assert.deepEqual(await counts(old, 'trades', 'aging', 'hourly'), ['3', '3', '2'])
    section.says(messageOf(await old.refusal('SELECT * FROM books')))
    section.says(messageOf(await old.refusal('SELECT * FROM fills')))

    const again = await scene.start()
    await until(async () => (await counts(again, 'hourly'))[0] === '3')
    const whole = await counts(again, 'trades', 'aging', 'books', 'cold', 'fills')
    assert.deepEqual(whole, ['3', '3', '2', '3', '1'])
    assert.deepEqual(await again.sql('SELECT name FROM wal_tables() WHERE suspended'), [])
    return '9.0.3 read five tables and views and wrote four; 8.2.0 refused to start until query.timeout was out of server.conf, then read and wrote; 9.1.0 had every row, and the view caught up'
  },
})
