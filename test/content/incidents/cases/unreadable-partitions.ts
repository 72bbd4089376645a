import assert from 'node:assert/strict'
import { readdir, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { defineIncident } from '../incident.ts'

const TABLES = ['gone', 'missing', 'short']
const ROWS_A_DAY = 8640

export default defineIncident({
  name: 'A partition that cannot be read',
  heading: 'Partitions that cannot be read',
  claim: 'Lost are the rows of the partition; FORCE DROP PARTITION removes it without reading it.',
  async run(scene, section) {
    const first = await scene.start()
    for (const table of TABLES) {
      await first.sql(`
        CREATE TABLE ${table} (symbol SYMBOL, price DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY WAL;
        INSERT INTO ${table} SELECT 'BTC-USD', x, timestamp_sequence('2025-10-01', 10000000) FROM long_sequence(${3 * ROWS_A_DAY})`)
    }
    await first.settle()
    await first.end()
    const day = async (table: string) => {
      const folder = await scene.tableFolder(table)
      const name = (await readdir(folder)).find((each) => each.startsWith('2025-10-01'))
      return join(folder, name ?? '')
    }
    await rm(await day('gone'), { recursive: true })
    await rm(join(await day('missing'), 'price.d'))
    const file = join(await day('short'), 'price.d')
    // The page's way to find the day: 8 bytes for each row.
    section.says('needs 8 bytes for each of numRows')
    assert((await stat(file)).size >= ROWS_A_DAY * 8)
    await truncate(file, 4096)

    const server = await scene.start()
    const refused = await server.refusal('SELECT sum(price) FROM gone')
    section.says(refused.replaceAll("'gone'", "'trades'").replace('TABLE gone', 'TABLE trades'))
    const [start = ''] = section.code('could not open, file does not exist').split(':')
    for (const query of [
      'SELECT sum(price) FROM missing',
      "SELECT max(timestamp) FROM missing WHERE timestamp IN '2025-10-01' AND symbol = 'BTC-USD'",
    ])
      assert((await server.refusal(query)).includes(start))
    await server.refusal('SELECT sum(price) FROM short').catch(() => '')
    await server.ended
    const crash = (await readdir(join(scene.root, 'db'))).find((name) => name.startsWith('hs_err_pid'))
    assert(crash, 'no crash file')
    const said = server.log()
    assert(said.includes('SIGBUS'), 'the server ended without SIGBUS')
    section.says('SIGBUS')

    const again = await scene.start()
    for (const table of TABLES) {
      await again.write(section.code('ALTER TABLE quotes FORCE DROP PARTITION').replace('quotes', table))
      assert.equal((await again.wal(table)).suspended, 'false')
      assert.equal(await again.value(`SELECT count() FROM ${table} WHERE price > 0`), String(2 * ROWS_A_DAY))
    }
    const frame = /# Problematic frame:\n# .*?(\w+)\(/.exec(said)?.[1] ?? ''
    return `without its folder, without a file, with a short file (SIGBUS in ${frame}): one day lost each, the other two kept`
  },
})
