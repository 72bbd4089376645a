import { describe, expect, test } from 'vitest'
import { isHashedFile, kindOf, pageOfData } from '#client/offline/worker/kind-of.ts'

const ORIGIN = 'https://docs.example.org'
const PLAIN = { method: 'GET', mode: 'cors', partial: false }
const NAVIGATION = { ...PLAIN, mode: 'navigate' }

describe('what the worker answers', () => {
  test.each([
    [NAVIGATION, '/docs/', 'page'],
    [NAVIGATION, '/docs/concept/symbol/', 'page'],
    [NAVIGATION, '/docs/concept/symbol/?a=b', 'page'],
    [NAVIGATION, '/docs/concept/symbol', 'page'],
    [NAVIGATION, '/docs/search/?q=a', 'page'],
    [NAVIGATION, '/docs/concept/symbol.md', null],
    [NAVIGATION, '/docs/llms.txt', null],
    [NAVIGATION, '/docs/images/console.0123456789.png', null],
    [NAVIGATION, '/docs/api/metadata', null],
    [NAVIGATION, '/privacy-notice/', null],
    [{ ...NAVIGATION, method: 'POST' }, '/docs/', null],
    [{ ...NAVIGATION, partial: true }, '/docs/', null],
    [PLAIN, '/docs/concept/symbol/data.json?v=1', 'data'],
    [PLAIN, '/docs/data.json', 'data'],
    [PLAIN, '/terms/data.json', 'data'],
    [PLAIN, '/docs/search/data.json', null],
    [PLAIN, '/docs/concept//data.json', null],
    [PLAIN, '/docs/concept/symbol/', null],
    [{ ...PLAIN, method: 'POST' }, '/docs/concept/symbol/data.json', null],
    [{ ...PLAIN, method: 'HEAD' }, '/docs/concept/symbol/data.json', null],
    [{ ...PLAIN, partial: true }, '/docs/concept/symbol/data.json', null],
    [PLAIN, '/docs/assets/entry.browser.2D5S6U3E.js', 'file'],
    [PLAIN, '/docs/assets/site.0Ab_-cdefghijklm.json', 'file'],
    [PLAIN, '/docs/images/web-console/grid@2x.0123456789.png', 'file'],
    [{ ...PLAIN, partial: true }, '/docs/images/web-console/grid@2x.0123456789.png', null],
    [PLAIN, '/docs/favicon.svg', null],
    [PLAIN, '/docs/sw.js?params=1', null],
    [PLAIN, '/docs/api/metadata', null],
    [PLAIN, '/docs/api/search/1/indexes/*/queries', null],
    [PLAIN, '/livez', null],
    [PLAIN, '/readyz', null],
    [PLAIN, '/healthz', null],
    [PLAIN, '/metrics', null],
  ] as const)('%j %s: %s', (asked, address, kind) => {
    expect(kindOf({ ...asked, url: new URL(address, ORIGIN) }, ORIGIN)).toBe(kind)
  })

  test('is nothing of another origin', () => {
    const url = new URL('https://elsewhere.example.org/docs/assets/entry.2D5S6U3E.js')
    expect(kindOf({ ...PLAIN, url }, ORIGIN)).toBe(null)
  })
})

test.each([
  ['/docs/concept/symbol/data.json', '/docs/concept/symbol/'],
  ['/docs/data.json', '/docs/'],
  ['/docs/api/data.json', null],
  ['/data.json', null],
  ['/docs/other.json', null],
])('%s is the data of %s', (pathname, page) => {
  expect(pageOfData(pathname)).toBe(page)
})

test.each([
  ['/docs/assets/site.AX4TWJ5F.css', true],
  ['/docs/assets/site.css', false],
  ['/docs/images/console.0123456789.png', true],
  ['/docs/concept/site.AX4TWJ5F.css', false],
])('%s has a hash in its name: %s', (pathname, hashed) => {
  expect(isHashedFile(pathname)).toBe(hashed)
})
