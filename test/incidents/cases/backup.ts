import assert from 'node:assert/strict'
import { access, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Incident } from '../incident.ts'
import { type PageSection, readSection } from '../scene/page-section.ts'
import type { Scene } from '../scene/scene.ts'
import type { SceneServer } from '../scene/scene-server.ts'

const PAGE = 'operations/backup'
const ROWS = 250_000

/** Runs the page's script, whose places come from its own variables. */
const backUp = (script: string, scene: Scene, server: SceneServer, folder: string) =>
  scene.shell(script, { ROOT: scene.root, URL: server.httpUrl, DIR: folder })

/** Late rows into all three days until they are told to stop; how many were taken. */
function writeLateRows(server: SceneServer): { stop: () => Promise<number> } {
  let isOver = false
  const written = (async () => {
    let rows = 0
    for (; !isOver; rows++)
      await server.sql(`INSERT INTO trades VALUES ('ETH-USD', 'sell', 1, 1, '2025-10-0${1 + (rows % 3)}T05:00:00Z')`)
    return rows
  })()
  return {
    stop: () => {
      isOver = true
      return written
    },
  }
}

/** The steps of "Restore" as far as they are commands, below another folder and without a system user. */
async function unpack(scene: Scene, restore: PageSection, archive: string, root: string): Promise<void> {
  const untar = restore.code('sudo systemctl stop').split('\n').find((line) => line.includes('tar -C')) ?? ''
  assert(untar, 'the page no longer unpacks with tar')
  await mkdir(root)
  await scene.shell(
    untar.replace('sudo ', '').replace('/var/lib/questdb', root).replace(/\/backup\/\S+/, archive),
  )
}

const touch = (restore: PageSection): string =>
  (restore.code('sudo touch').split('\n')[0] ?? '').replace('sudo ', '')

export const backupAndRestore: Incident = {
  name: 'Backup and restore',
  page: PAGE,
  heading: 'Restore',
  claim: 'The restored server has every row of its checkpoint and none that came later; without _restore it has the files as they were copied.',
  async run(scene) {
    const restore = await readSection(PAGE, this.heading)
    const script = (await readSection(PAGE, 'Back up with a file copy')).code('#!/bin/bash')
    const [backups, full] = [join(scene.folder, 'backup'), join(scene.folder, 'full')]
    await mkdir(backups)
    const server = await scene.start()
    await server.sql(restore.code('CREATE TABLE trades'))
    await server.settle()

    // A target that cannot take the copy: the checkpoint is released all the same.
    await assert.rejects(backUp(script, scene, server, full), /ended with 1:.*Cannot open/s)
    assert.equal(await server.value('SELECT in_progress FROM checkpoint_status()'), 'false')

    // A second checkpoint is refused, and the first one stays.
    await server.sql('CHECKPOINT CREATE')
    await assert.rejects(backUp(script, scene, server, backups), /ended with 22/)
    assert.equal(await server.value('SELECT in_progress FROM checkpoint_status()'), 'true')
    await server.sql('CHECKPOINT RELEASE')

    const late = writeLateRows(server)
    const said = await backUp(script, scene, server, backups)
    const written = await late.stop()
    assert.match(said, /complete: /)
    await server.sql('CREATE TABLE later (price DOUBLE)')
    await server.settle()
    const after = Number(await server.value('SELECT count() FROM trades'))
    assert.equal(after, ROWS + written)
    await server.end()

    const [archive = ''] = await readdir(backups)
    assert.match(archive, /\.tar$/)
    const forgotten = join(scene.folder, 'forgotten')
    await unpack(scene, restore, join(backups, archive), forgotten)
    const careless = await scene.start({ root: forgotten })
    assert((await careless.log()).includes('skipping recovery from checkpoint'))
    await careless.end()

    const root = join(scene.folder, 'restored')
    await unpack(scene, restore, join(backups, archive), root)
    await scene.shell(touch(restore).replace('/var/lib/questdb', root))
    const restored = await scene.start({ root })
    await restored.settle()
    const log = await restored.log()
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
    await restored.end()
    return `${rows} rows of the checkpoint, ${written} written meanwhile, oldMaxTxn=${newTxn?.[1]}, newMaxTxn=${newTxn?.[2]}`
  },
}

export const oneTableBack: Incident = {
  name: 'One table back from a backup',
  page: PAGE,
  heading: 'Get one table back',
  claim: 'The days that are needed are carried over as Parquet; the other rows of the running server stay.',
  async run(scene) {
    const section = await readSection(PAGE, this.heading)
    const restore = await readSection(PAGE, 'Restore')
    const script = (await readSection(PAGE, 'Back up with a file copy')).code('#!/bin/bash')
    const server = await scene.start()
    await server.sql(restore.code('CREATE TABLE trades'))
    await server.settle()
    await mkdir(join(scene.folder, 'backup'))
    await backUp(script, scene, server, join(scene.folder, 'backup'))
    await server.sql("ALTER TABLE trades DROP PARTITION LIST '2025-10-01'")
    await server.settle()
    assert.equal(await server.value('SELECT count() FROM trades'), '150000')
    await server.end()

    const [archive = ''] = await readdir(join(scene.folder, 'backup'))
    const root = join(scene.folder, 'restored')
    await unpack(scene, restore, join(scene.folder, 'backup', archive), root)
    await scene.shell(touch(restore).replace('/var/lib/questdb', root))
    const second = await scene.start({ root })
    const places = (text: string, port: number, from: number) =>
      text.replaceAll('/restore/questdb', root).replaceAll('/var/lib/questdb', scene.root).replaceAll(`ask ${from}`, `ask ${port}`)
    const convert = places(section.code('ask() {'), second.httpPort, 19000)
    assert.match(await scene.shell(convert), /true/)
    await second.end()

    const again = await scene.start()
    const [look = '', insert = ''] = places(section.code('ask 9000 "SELECT count()'), again.httpPort, 9000).split('\n')
    const ask = convert.split('\n')[0]
    assert.match(await scene.shell(`${ask}\n${look}`), /\[\[100000,/)
    await scene.shell(`${ask}\n${insert}`)
    await again.settle()
    assert.equal(await again.value('SELECT count() FROM trades'), String(ROWS))
    assert.equal(await again.value("SELECT count() FROM trades WHERE timestamp IN '2025-10-01'"), '100000')
    await readFile(join(scene.root, 'import', 'trades-2025-10-01.parquet'))
    return '100,000 rows of the dropped day are back, 250,000 in all'
  },
}
