import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { defineIncident } from '../incident.ts'

const run = promisify(execFile)
const MEGABYTES = 200
const ROWS = 300_000
const DAYS = 4
const MOST_INSERTS = 60

const insert = (count: number) =>
  `INSERT INTO trades SELECT 'BTC-USD', x, 1, timestamp_sequence('2025-10-0${1 + (count % DAYS)}', 100000) FROM long_sequence(${ROWS})`

export default defineIncident({
  name: 'The disk is full',
  heading: 'Disk full (errno 28)',
  claim:
    'Nothing that was acknowledged is lost; DROP PARTITION on the suspended table frees nothing until it is resumed.',
  async run(scene, section) {
    // Needs root, and a container that may mount.
    await run('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'questdb-incident', scene.root])
    scene.defer(() => spawnSync('umount', ['--lazy', scene.root]))
    const ballast = join(scene.root, 'emergency-ballast')
    const reserve = section.code('fallocate -l 4G').replace('4G', '30M')
    await scene.shell(reserve.replace('/var/lib/questdb/emergency-ballast', ballast))

    // Nothing is applied until the WAL has filled the disk, so that its share does not depend on who was faster.
    const writing = await scene.start({ settings: { QDB_CAIRO_WAL_APPLY_ENABLED: 'false' } })
    await writing.sql(`
      CREATE TABLE other (price DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY WAL;
      CREATE TABLE trades (symbol SYMBOL, price DOUBLE, amount DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY WAL`)
    let acknowledged = 0
    let refused = ''
    while (acknowledged < MOST_INSERTS) {
      const said = await writing.sql(insert(acknowledged)).catch((error: Error) => error.message)
      if (typeof said === 'string') {
        refused = said
        break
      }
      acknowledged += 1
    }
    section.says('No space left [size=')
    assert(refused.startsWith('No space left [size='), refused || 'the disk did not fill')

    const server = await scene.start()
    const failed = await server.suspended('trades')
    assert.equal(failed.errorTag, 'DISK FULL', failed.errorMessage)
    assert.equal(await server.value('SELECT count() FROM trades'), '0')

    // Too little room, as the page warns.
    await rm(ballast)
    await server.write('ALTER TABLE trades RESUME WAL')
    assert.equal((await server.wal('trades')).suspended, 'true')
    const room = (await statfs(scene.root)).bfree
    await server.sql("ALTER TABLE trades DROP PARTITION LIST '2025-10-04'")
    assert((await statfs(scene.root)).bfree <= room, 'the statement freed space')

    await run('mount', ['-o', `remount,size=${3 * MEGABYTES}m`, scene.root])
    section.says('which needs no restart of the server', 'frees nothing until you resume the table')
    await server.write('ALTER TABLE trades RESUME WAL')
    assert.equal((await server.wal('trades')).suspended, 'false')
    const days = await server.values("SELECT numRows FROM table_partitions('trades')")
    assert.deepEqual(
      days.map(Number),
      [0, 1, 2].map((day) => ROWS * Math.ceil((acknowledged - day) / DAYS)),
    )
    // Step 4: what was refused is sent again.
    const before = Number(await server.value('SELECT count() FROM trades'))
    await server.write(insert(acknowledged))
    assert.equal(Number(await server.value('SELECT count() FROM trades')), before + ROWS)
    return `${acknowledged} inserts of 300,000 rows acknowledged and none visible, the next one refused; on the larger disk all were applied, then the DROP PARTITION that had waited`
  },
})
