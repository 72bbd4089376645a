import { spawnSync } from 'node:child_process'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'

const FILES = ['Dockerfile', 'compose.yaml', 'build/deploy/kubernetes/docs.yaml']
const SCRIPT = `${ROOT}build/deploy/pin-images.sh`
let folder: string
let names: string[]

beforeEach(async () => {
  folder = await temporaryFolder()
  names = FILES.map((file) => basename(file))
  for (const file of FILES) await copyFile(`${ROOT}${file}`, join(folder, basename(file)))
})

/** Puts in the place of skopeo what answers for a registry: `letter` 64 times, or what is no digest. */
async function pin(letter: string): Promise<ReturnType<typeof spawnSync>> {
  const answer = letter.length === 1 ? `sha256:${letter.repeat(64)}` : letter
  await writeFile(join(folder, 'skopeo'), `#!/bin/sh\necho "$4" >> asked; echo ${answer}\n`, { mode: 0o755 })
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  return spawnSync(SCRIPT, names, { cwd: folder, env, encoding: 'utf8' })
}

const text = (name: string) => readFile(join(folder, name), 'utf8')

test('the images of all files get the digest that the registry has, and another one later; nothing else is changed', async () => {
  for (const letter of ['a', 'b']) {
    const { status, stderr } = await pin(letter)
    expect(status, String(stderr)).toBe(0)
    const digest = `sha256:${letter.repeat(64)}`
    const dockerfile = await text('Dockerfile')
    expect(dockerfile).toContain(`ARG NODE_IMAGE=node:24-slim\nARG NODE_DIGEST=${digest}\n`)
    expect(dockerfile).toContain(`ARG PREVIOUS_IMAGE=node:24-slim@${digest}\n`)
    expect(await text('compose.yaml')).toContain(`image: nginx:1-alpine@${digest}\n`)
    expect(await text('docs.yaml')).toContain(
      `image: &image registry.example/questdb-docs:current@${digest}\n`,
    )
    for (const name of names)
      for (const [found] of (await text(name)).matchAll(/sha256:[0-9a-f]+/g)) expect(found).toBe(digest)
  }
  const bare = (all: string) => all.replaceAll(/@?sha256:[0-9a-f]{64}/g, '')
  for (const file of FILES)
    expect(bare(await text(basename(file)))).toBe(bare(await readFile(`${ROOT}${file}`, 'utf8')))
  const asked = new Set((await text('asked')).trim().split('\n'))
  const images = ['node:24-slim', 'nginx:1-alpine', 'registry.example/questdb-docs:current']
  expect(asked).toEqual(new Set(images.map((image) => `docker://${image}`)))
})

test('an answer that is no digest stops it before the file is changed', async () => {
  const { status, stderr } = await pin('unauthorized')
  expect(status).not.toBe(0)
  expect(stderr).toContain('No digest of node:24-slim could be had: unauthorized')
  expect(await text('Dockerfile')).toBe(await readFile(`${ROOT}Dockerfile`, 'utf8'))
})
