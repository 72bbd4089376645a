import assert from 'node:assert/strict'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readSection } from './page-section.ts'
import type { Scene } from './scene.ts'
import type { SceneServer } from './scene-server.ts'

export const BACKUP_PAGE = 'operations/backup'

/** Runs the page's script, whose places come from its own variables, and returns what it printed. */
export async function backUp(scene: Scene, server: SceneServer, folder: string): Promise<string> {
  const section = await readSection(BACKUP_PAGE, 'Back up with a file copy')
  const places = { ROOT: scene.root, URL: server.httpUrl, DIR: folder }
  return scene.shell(section.code('#!/bin/bash'), places)
}

/**
 * Follows the commands of "Restore" into a folder of that name, without a system's user and service, and returns it.
 * Leaves the trigger file out if it is to be forgotten.
 */
export async function unpack(
  scene: Scene,
  backups: string,
  name: string,
  trigger: 'created' | 'forgotten' = 'created',
): Promise<string> {
  const section = await readSection(BACKUP_PAGE, 'Restore')
  const [archive = ''] = await readdir(backups)
  assert.match(archive, /^questdb-.*\.tar$/)
  const root = join(scene.folder, name)
  await mkdir(root)
  const place = (command: string) =>
    command
      .replace(/^sudo | &&$/g, '')
      .replace('/var/lib/questdb', root)
      .replace(/\/backup\/\S+/, join(backups, archive))
  const [, , , untar = ''] = section.code('sudo systemctl stop').split('\n')
  assert(untar.startsWith('sudo tar -C '), 'the page no longer unpacks with tar')
  await scene.shell(place(untar))
  const [touch = ''] = section.code('sudo touch').split('\n')
  if (trigger === 'created') await scene.shell(place(touch))
  return root
}
