import assert from 'node:assert/strict'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { defineIncident } from '../incident.ts'
import { backUp, BACKUP_PAGE as PAGE, unpack } from '../scene/backup-steps.ts'
import { readSection } from '../scene/page-section.ts'
import type { SceneServer } from '../scene/scene-server.ts'

const ROWS = 250_000

/** Writes late rows into all three days until it is told to stop; how many were taken. */
async function writeLateRows(server: SceneServer, over: AbortSignal): Promise<number> {
  let rows = 0
  for (; !over.aborted; rows++)
    await server.sql(
      `INSERT INTO trades VALUES ('ETH-USD', 'sell', 1, 1, '2025-10-0${1 + (rows % 3)}T05:00:00Z')`,
    )
  return rows
}

export default defineIncident({
  name: 'Backup and restore',
  page: PAGE,
  heading: 'Restore',
  claim:
    'The restored server has every row of its checkpoint and none that came later; without _restore it has the files as they were copied.',
  async run(scene, restore) {
    const sample = await readSection(PAGE, 'Keep partitions as Parquet')
    const [backups, full] = [join(scene.folder, 'backup'), join(scene.folder, 'full')]
    await mkdir(backups)
    const server = await scene.start()
    await server.write(sample.code('CREATE TABLE trades'))

    // A target that cannot take the copy: the checkpoint is released all the same.
    await assert.rejects(backUp(scene, server, full), /ended with 1:.*Cannot open/s)
    assert.equal(await server.value('SELECT in_progress FROM checkpoint_status()'), 'false')

    // A second checkpoint is refused, and the first one stays.
    await server.sql('CHECKPOINT CREATE')
    await assert.rejects(backUp(scene, server, backups), /ended with 22/)
    assert.equal(await server.value('SELECT in_progress FROM checkpoint_status()'), 'true')
    await server.sql('CHECKPOINT RELEASE')

    const over = new AbortController()
    const late = writeLateRows(server, over.signal)
    assert.match(await backUp(scene, server, backups), /complete: /)
    over.abort()
    const written = await late
    await server.write('CREATE TABLE later (price DOUBLE)')
    const after = Number(await server.value('SELECT count() FROM trades'))
    assert.equal(after, ROWS + written)

    const careless = await scene.start({ root: await unpack(scene, backups, 'forgotten', 'forgotten') })
    assert(careless.log().includes('skipping recovery from checkpoint'))

    const root = await unpack(scene, backups, 'restored')
    const restored = await scene.start({ root })
    await restored.settle()
    const log = restored.log()
    for (const words of ['starting checkpoint recovery [trigger=file]', 'checkpoint recovered [']) {
      restore.says(words)
      assert(log.includes(words), `the log lacks "${words}"`)
    }
    await assert.rejects(access(join(root, '_restore')))
    const rows = Number(await restored.value('SELECT count() FROM trades'))
    const original = Number(await restored.value("SELECT count() FROM trades WHERE symbol = 'BTC-USD'"))
    assert.equal(original, ROWS)
    assert.deepEqual(await restored.sql('SELECT name FROM wal_tables() WHERE suspended'), [])
    const newTxn = /updated _txnlog file \[path=[^,]*trades[^,]*, oldMaxTxn=(\d+), newMaxTxn=(\d+)/.exec(log)
    // Each late row is a transaction of its own, after the first one.
    assert.equal(rows, ROWS + Number(newTxn?.[2] ?? 1) - 1)
    return `${rows.toLocaleString('en')} rows, those of the checkpoint; ${written} late rows were sent during the copy, and those after the checkpoint are gone`
  },
})
