import assert from 'node:assert/strict'
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from '#test/support/site-process.ts'
import { defineIncident } from '../incident.ts'
import type { Scene } from '../scene/scene.ts'
import type { SceneServer } from '../scene/scene-server.ts'

const TABLES = ['stuck', 'read', 'held', 'detached', 'stale']
const DROP = "DROP PARTITION LIST '2025-10-01'"

/** The folders of the first day, one for each version of the partition. */
async function versions(scene: Scene, table: string): Promise<string[]> {
  return (await readdir(await scene.tableFolder(table)))
    .filter((name) => name.startsWith('2025-10-01'))
    .sort()
}

/** The answer to a query that reads a table until the answer is read. */
const readSlowly = ({ httpUrl }: SceneServer, table: string): Promise<Response> =>
  fetch(`${httpUrl}/exp?query=${encodeURIComponent(`SELECT * FROM ${table} CROSS JOIN long_sequence(1000)`)}`)

export default defineIncident({
  name: 'Space that is not freed',
  heading: 'Space that is not freed',
  claim: 'Nothing is lost; each of the five causes keeps the folder, and its fix frees it.',
  async run(scene, section) {
    const first = await scene.start()
    for (const table of TABLES)
      await first.write(`
        CREATE TABLE ${table} (price DOUBLE, note VARCHAR, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY WAL;
        INSERT INTO ${table} SELECT x, 'a note of some length, so that answers take long', timestamp_sequence('2025-10-01', 432000) FROM long_sequence(400000)`)
    const versionsOf = (table: string) => versions(scene, table)
    const freed = (table: string) => until(async () => (await versionsOf(table)).length === 0)
    const kept = async (table: string) => assert.notDeepEqual(await versionsOf(table), [])

    // 1. Suspended
    await first.sql(`UPDATE stuck SET price = abs(note); ALTER TABLE stuck ${DROP}`)
    await first.suspended('stuck')
    await kept('stuck')
    await first.sql('ALTER TABLE stuck RESUME WAL FROM TXN 3')
    await freed('stuck')

    // 2. A query reads
    const sent = await readSlowly(first, 'read')
    await first.write(`ALTER TABLE read ${DROP}`)
    await kept('read')
    const running = await first.sql(section.code('SELECT query_id, query_start, query FROM query_activity()'))
    const query = running.find((row) => row.query?.includes('CROSS JOIN'))
    await first.sql(`CANCEL QUERY ${query?.query_id}`)
    await sent.text().catch(() => '')
    await freed('read')

    // 3. A checkpoint is held
    await first.sql('CHECKPOINT CREATE')
    await first.write(`ALTER TABLE held ${DROP}`)
    await kept('held')
    const status = section.code('SELECT in_progress, started_at FROM checkpoint_status()')
    assert.equal(await first.value(status), 'true')
    await first.sql(section.code('CHECKPOINT RELEASE'))
    await freed('held')

    // 4. Detached
    await first.write("ALTER TABLE detached DETACH PARTITION LIST '2025-10-01'")
    const [name = ''] = await versionsOf('detached')
    section.says('.detached')
    assert.match(name, /\.detached$/)
    await rename(join(await scene.tableFolder('detached'), name), join(scene.folder, name))
    assert.equal(await first.value('SELECT count() FROM detached'), '200000')

    // 5. Old versions, as a server leaves them that is killed while a query reads
    const answer = await readSlowly(first, 'stale')
    await first.write("INSERT INTO stale VALUES (0, 'late', '2025-10-01T00:00:00Z')")
    const both = await versionsOf('stale')
    assert.equal(both.length, 2)
    await first.end('SIGKILL')
    await answer.text().catch(() => '')
    const second = await scene.start()
    assert.deepEqual(await versionsOf('stale'), both)
    await second.sql('VACUUM TABLE stale')
    await until(async () => (await versionsOf('stale')).length === 1)
    assert.equal(await second.value('SELECT count() FROM stale'), '400001')
    return `suspended, read, checkpoint, detached, old version (${both.join(', ')}): freed, all other rows kept`
  },
})
