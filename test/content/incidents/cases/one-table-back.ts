import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { defineIncident } from '../incident.ts'
import { backUp, BACKUP_PAGE as PAGE, unpack } from '../scene/backup-steps.ts'
import { readSection } from '../scene/page-section.ts'

const ROWS = 250_000

export default defineIncident({
  name: 'One table back from a backup',
  page: PAGE,
  heading: 'Get one table back',
  claim: 'The days that are needed are carried over as Parquet; the other rows of the running server stay.',
  async run(scene, section) {
    const sample = await readSection(PAGE, 'Keep partitions as Parquet')
    const server = await scene.start()
    await server.write(sample.code('CREATE TABLE trades'))
    const backups = join(scene.folder, 'backup')
    await mkdir(backups)
    await backUp(scene, server, backups)
    await server.write("ALTER TABLE trades DROP PARTITION LIST '2025-10-01'")
    assert.equal(await server.value('SELECT count() FROM trades'), '150000')

    const root = await unpack(scene, backups, 'restored')
    const second = await scene.start({ root })
    const places = (text: string, port: number, from: number) =>
      text
        .replaceAll('/restore/questdb', root)
        .replaceAll('/var/lib/questdb', scene.root)
        .replaceAll(`ask ${from}`, `ask ${port}`)
    const convert = places(section.code('ask() {'), second.httpPort, 19000)
    assert.match(await scene.shell(convert), /true/)

    const again = await scene.start()
    const [look = '', insert = ''] = places(
      section.code('ask 9000 "SELECT count()'),
      again.httpPort,
      9000,
    ).split('\n')
    const ask = convert.split('\n')[0]
    assert.match(await scene.shell(`${ask}\n${look}`), /\[\[100000,/)
    await scene.shell(`${ask}\n${insert}`)
    await again.settle()
    assert.equal(await again.value('SELECT count() FROM trades'), String(ROWS))
    assert.equal(await again.value("SELECT count() FROM trades WHERE timestamp IN '2025-10-01'"), '100000')
    return '100,000 rows of the dropped day are back, 250,000 in all'
  },
})
