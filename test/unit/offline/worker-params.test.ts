import { expect, test } from 'vitest'
import { parseWorkerParams, workerAddress } from '#client/offline/worker-params.ts'

const PARAMS = {
  build: '1a-B_',
  script: '/docs/assets/entry.browser.2D5S6U3E.js',
  files: ['/docs/assets/site.AX4TWJ5F.css'],
}
const searchOf = (params: unknown): string => `?params=${encodeURIComponent(JSON.stringify(params))}`

test('the parameters in the address of a worker are those that it reads', () => {
  const { pathname, search } = new URL(workerAddress(PARAMS), 'https://docs.example.org')
  expect(pathname).toBe('/docs/sw.js')
  expect(parseWorkerParams(search)).toEqual(PARAMS)
})

test.each([
  ['nothing', ''],
  ['no JSON', '?params={'],
  ['null', searchOf(null)],
  ['another kind of build', searchOf({ ...PARAMS, build: '../x' })],
  ['no script', searchOf({ ...PARAMS, script: undefined })],
  ['a script from elsewhere', searchOf({ ...PARAMS, script: 'https://elsewhere.example.org/a.js' })],
  ['a file outside of the assets', searchOf({ ...PARAMS, files: ['/docs/assets/../api/metadata'] })],
  ['files that are no list', searchOf({ ...PARAMS, files: '/docs/assets/a.css' })],
  ['too many files', searchOf({ ...PARAMS, files: Array(51).fill(PARAMS.files[0]) })],
])('%s is no set of parameters', (_, search) => {
  expect(parseWorkerParams(search)).toBe(null)
})
