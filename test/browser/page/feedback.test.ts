import { expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite()

test('a page asks whether it answered the question, once, and where to say more', async () => {
  const page = await site.open('/docs/concept/symbol/')
  const sent = page.waitForRequest('**/docs/api/feedback')
  await page
    .getByRole('group', { name: 'Did this answer your question?' })
    .getByRole('button', { name: 'No' })
    .click()
  const request = await sent
  expect(request.postDataJSON()).toEqual({ page: '/docs/concept/symbol/', answer: 'no' })
  expect((await request.response())?.status()).toBe(204)
  const more = page.getByRole('link', { name: 'Tell us what is missing' })
  await more.waitFor()
  expect(await more.evaluate((link) => document.activeElement === link)).toBe(true)
  const address = new URL((await more.getAttribute('href')) ?? '')
  expect(address.pathname).toMatch(/\/issues\/new$/)
  expect(address.searchParams.get('title')).toBe('Documentation: Symbol')
  expect(address.searchParams.get('body')).toContain('/docs/concept/symbol/')
  expect(await page.getByRole('button', { name: 'No' }).count()).toBe(0)
})

test('an answer that does not arrive is said, and can be given again', async () => {
  const page = await site.open('/docs/concept/symbol/', {
    mayFail: true,
    prepare: (page) => page.route('**/docs/api/feedback', (route) => route.abort()),
  })
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('Your answer could not be sent').waitFor()
  expect(await page.getByRole('button', { name: 'Yes' }).isVisible()).toBe(true)
})

test('the next page asks again, and the introduction does not', async () => {
  const page = await site.open('/docs/concept/symbol/')
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('link', { name: 'Tell us what could be better' }).waitFor()
  await page.locator('.page-links [rel=next]').click()
  await page.getByRole('heading', { level: 1, name: 'Partitions' }).waitFor()
  expect(await page.getByRole('button', { name: 'Yes' }).count()).toBe(1)
  await page.locator('.wordmark').click()
  await page.locator('.article.home').waitFor()
  expect(await page.locator('.feedback').count()).toBe(0)
})
