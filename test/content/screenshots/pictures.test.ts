import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { PICTURES } from './pictures.ts'

const IMAGES = `${ROOT}content/images`
const MOST_BYTES = 180_000

test('the folder holds the pictures that are taken, and no other', async () => {
  const taken = PICTURES.map(({ name }) => `${name}.png`)
  expect((await readdir(`${IMAGES}/web-console`)).sort()).toEqual(taken.sort())
})

const SUPERSET = ['chart', 'connection'].map((name) => `third-party-tools/superset-${name}`)

test.each([...PICTURES.map(({ name }) => `web-console/${name}`), ...SUPERSET])(
  '%s is 1440 pixels wide and light to load',
  async (name) => {
    const png = await readFile(`${IMAGES}/${name}.png`)
    expect(png.readUInt32BE(16)).toBe(1440)
    expect(png.length).toBeLessThan(MOST_BYTES)
  },
)
