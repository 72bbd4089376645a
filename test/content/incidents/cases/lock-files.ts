import assert from 'node:assert/strict'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { defineIncident } from '../incident.ts'

export default defineIncident({
  name: 'Left-over lock files',
  heading: 'Left-over lock files',
  claim: 'Files that kill -9 leaves are harmless; exit code 55 means that another server runs now.',
  async run(scene, section) {
    const server = await scene.start()
    await server.write(`
      CREATE TABLE trades (price DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY WAL;
      INSERT INTO trades VALUES (1, '2025-10-01T08:00:00Z');
      CREATE TABLE nowal (price DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY BYPASS WAL;
      INSERT INTO nowal VALUES (1, '2025-10-01T08:00:00Z')`)

    const second = await scene.launch()
    assert.equal(await second.ended, 55)
    const message = /cannot lock table name registry file \[path=[^\]]*\]/.exec(second.log())?.[0] ?? ''
    section.says(message.replace(scene.root, '/var/lib/questdb'), 'exit code 55')

    await server.end('SIGKILL')
    const left = (await readdir(join(scene.root, 'db'), { recursive: true })).filter((file) =>
      file.endsWith('.lock'),
    )
    assert(left.includes('tables.d.lock'), `no tables.d.lock among ${left.join(', ')}`)
    const third = await scene.start()
    await third.sql("INSERT INTO nowal VALUES (2, '2025-10-01T09:00:00Z')")
    await third.write("INSERT INTO trades VALUES (2, '2025-10-01T09:00:00Z')")
    assert.equal(await third.value('SELECT count() FROM nowal'), '2')
    assert.equal(await third.value('SELECT count() FROM trades'), '2')

    // Without the file a second server comes further, and still not to the data.
    section.says('it prevents two servers from writing the same data')
    await rm(join(scene.root, 'db', 'tables.d.lock'))
    const fourth = await scene.launch()
    assert.equal(await fourth.ended, 55)
    assert.match(fourth.log(), /cannot lock table: /)
    return `${left.length} lock files left, the server started and wrote; a second server ended with 55, also after tables.d.lock was deleted`
  },
})
