import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { createReleaseHistory, findName } from '#server/site/data/release-history.ts'
import { RELEASES_FILE } from '#server/site/data/releases.ts'
import { inOrder } from './parse-versions.ts'
import { formatReleaseData, readReleaseData } from './release-file.ts'
import { toMeasurement } from './to-measurement.ts'
import { toReleaseData } from './to-release-data.ts'

test('what each release was measured to have can be read from the data file, and makes the same file again', async () => {
  const data = await readReleaseData()
  const measurements = data.measured.map(({ version }) => toMeasurement(data, version))
  const again = formatReleaseData(toReleaseData(data.asked, measurements))
  expect(again === (await readFile(`${ROOT}content/${RELEASES_FILE}`, 'utf8'))).toBe(true)
  const [first, last] = [measurements[0], measurements.at(-1)]
  expect(first?.unasked).toContainEqual(expect.stringContaining('SHOW PARAMETERS is not there'))
  expect(Object.keys(first?.functions ?? {}).length).toBeLessThan(Object.keys(last?.functions ?? {}).length)
})

test('a clause is not called newer for a release whose answer is unclear', async () => {
  const data = await readReleaseData()
  const history = createReleaseHistory(data)
  const groups = Object.entries(data.forms).flatMap(([form, all]) =>
    all.flatMap(({ since, unclear, keywords: [keyword] }) =>
      since && unclear ? { form, unclear, keyword } : [],
    ),
  )
  expect(groups.length).toBeGreaterThan(0)
  for (const { form, unclear, keyword } of groups)
    expect(findName(history, 'clause', `${form} ${keyword}`)?.releases).toEqual(
      expect.arrayContaining(unclear),
    )
})

test('a default that is not known is taken for the one beside it', () => {
  const releases = [null, '1', null, '2'].map((standard, at) => ({
    version: `7.${at}`,
    built: '2025-01-01',
    unasked: [],
    functions: {},
    settings: { 'a.size': { default: standard, reloadable: false } },
    keywords: [],
    types: [],
    operators: [],
    forms: {},
  }))
  expect(toReleaseData('abc', releases).settings).toEqual({
    'a.size': { default: '1', changes: [{ in: '7.3', default: '2' }] },
  })
})

test('releases are in the order of their numbers, each once', () => {
  const versions = ['9.1.0', '7.3.10', '7.3.9', '7.3', '9.1.0', '7.4.0']
  expect(inOrder(versions)).toEqual(['7.3', '7.3.9', '7.3.10', '7.4.0', '9.1.0'])
})
