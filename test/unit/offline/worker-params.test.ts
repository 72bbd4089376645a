import { expect, test } from 'vitest'
import { readWorkerParams, workerAddress } from '#client/offline/protocol.ts'

const PARAMS = {
  build: '1a-B_',
  script: '/docs/assets/entry.browser.2D5S6U3E.js',
  files: ['/docs/assets/site.AX4TWJ5F.css'],
}

test('the parameters in the address of a worker are those that it reads', () => {
  const { pathname, search } = new URL(workerAddress(PARAMS), 'https://docs.example.org')
  expect(pathname).toBe('/docs/sw.js')
  expect(readWorkerParams(search)).toEqual(PARAMS)
})

test('an address without parameters installs no worker', () => {
  expect(() => readWorkerParams('')).toThrow()
})
