import { expect, test } from 'vitest'
import { keepsShifts, shiftsOf } from '#test/support/browser/page-conditions.ts'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite()

const openWith = (metadata: { status?: number; body: string }, mayFail = false) =>
  site.open('/docs/', {
    mayFail,
    prepare: async (page) => {
      await keepsShifts(page)
      await page.route('**/docs/api/metadata', (route) => route.fulfill(metadata))
    },
  })

test('the navbar shows what the server knows now, and nothing moves', async () => {
  const page = await openWith({ body: JSON.stringify({ shown: { release: '9.9.9', stars: '17.2k' } }) })
  await page.locator('.release', { hasText: '9.9.9' }).first().waitFor()
  expect(await page.locator('.stars').first().textContent()).toContain('17.2k')
  // Any shift that the new strings cause has happened a frame later.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await shiftsOf(page)).toEqual([])
})

test('a count that GitHub does not tell is left out of the facts', async () => {
  const page = await openWith({
    body: JSON.stringify({ shown: { release: '9.9.9', stars: '17.2k', forks: '…', facts: ['Java'] } }),
  })
  await page.locator('.repository > button').press('Enter')
  expect(await page.locator('.repository .repository-facts').textContent()).toBe('Java · 17.2k stars')
})

test.each([
  ['an error', { status: 503, body: 'busy' }],
  ['garbage', { body: '<html>' }],
])('%s in place of metadata changes nothing', async (_, answer) => {
  const page = await openWith(answer, true)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('.release').first().textContent()).toBe('9.1.0')
})
