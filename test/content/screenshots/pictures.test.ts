import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { feedRows, readingsCsv } from './data-set.ts'
import { PICTURES } from './pictures.ts'
import { SUPERSET_PICTURE } from './superset/take-superset.ts'
import { tradesCsv } from './superset/trades.ts'

const FOLDER = `${ROOT}content/images/web-console/`
const MOST_BYTES = 150_000

test('the folder holds the pictures that are taken, and no other', async () => {
  const taken = PICTURES.map(({ name }) => `${name}.png`)
  expect((await readdir(FOLDER)).sort()).toEqual(taken.sort())
})

test.each([...PICTURES.map(({ name }) => `${FOLDER}${name}.png`), SUPERSET_PICTURE])(
  '%s is 1440 pixels wide and light to load',
  async (file) => {
    const png = await readFile(file)
    expect(png.readUInt32BE(16)).toBe(1440)
    expect(png.length).toBeLessThan(MOST_BYTES)
  },
)

test('every row of the file to import has a field for each column', () => {
  const [header = '', ...rows] = readingsCsv().trimEnd().split('\n')
  expect(rows).toHaveLength(200)
  expect(new Set(rows.map((row) => row.split(',').length))).toEqual(new Set([header.split(',').length]))
})

test('the trades for Superset are the same on every run, one row of five fields for each market every two seconds', () => {
  const csv = tradesCsv()
  expect(tradesCsv()).toBe(csv)
  const [, ...rows] = csv.trimEnd().split('\n')
  expect(rows).toHaveLength(3 * 6 * 1800)
  for (const row of rows)
    expect(row).toMatch(/^[A-Z]+-EUR,(?:buy|sell),\d{3}\.\d\d,\d\.\d\d,2025-10-01T(?:0[89]|1[0-3]):[\d:.]+Z$/)
})

test('the feed never sends an empty transaction', () => {
  for (let batch = 0; batch < 200; batch++) expect(feedRows(batch, 0)).toMatch(/^(sensors,[^\n]+\n)+$/)
})
