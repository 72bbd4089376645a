import { expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ content: 'real' })

test('search and the name of the site are in the bar of every narrow window', async () => {
  const page = await site.open('/docs/')
  for (const width of [360, 340, 320]) {
    await page.setViewportSize({ width, height: 640 })
    for (const selector of ['.navbar .search-link', '.wordmark svg'])
      await page.locator(selector).filter({ visible: true }).waitFor()
    expect(await page.getByRole('link', { name: 'QuestDB', exact: true }).count()).toBe(1)
  }
})

test('at 320 pixels the two answers are side by side, and a message is not over the assistant', async () => {
  const page = await site.open('/docs/reference/sql/sample-by/', {
    viewport: { width: 320, height: 640 },
    mayFail: true,
    prepare: (fresh) => fresh.route(/^https:/, (route) => route.abort()),
  })
  const tops = await page
    .locator('.feedback button')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const ask = page.getByRole('button', { name: 'Ask AI' })
  await ask.click()
  const notice = await page.locator('.notice', { hasText: 'could not be loaded' }).boundingBox()
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan((await ask.boundingBox())?.y ?? 0)
})

test('at 320 pixels the names of settings wrap between their words', async () => {
  const page = await site.open('/docs/configuration/', { viewport: { width: 320, height: 640 } })
  await page
    .locator('.article details')
    .evaluateAll((all) => all.map((each) => each.setAttribute('open', '')))
  const broken = await page.locator('.settings > li > :is(a, code)').evaluateAll((names) =>
    names.flatMap((name) =>
      [...name.childNodes].flatMap((part) => {
        if (part.nodeType !== Node.TEXT_NODE) return []
        const range = document.createRange()
        range.selectNodeContents(part)
        return range.getClientRects().length > 1 ? [name.textContent] : []
      }),
    ),
  )
  expect(broken).toEqual([])
  const marks = page.locator('.settings > li > a + button')
  const lefts = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().left))
  expect(Math.min(...lefts), 'a mark alone on its line').toBeGreaterThan(60)
})

test('at 320 pixels the search field says in full what it is for', async () => {
  const page = await site.open('/docs/quick-start/', { viewport: { width: 320, height: 640 } })
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await field.waitFor()
  const [room, needed] = await field.evaluate((input) => {
    const { font } = getComputedStyle(input)
    const context = document.createElement('canvas').getContext('2d')
    if (!context || !(input instanceof HTMLInputElement)) throw new Error('no canvas')
    context.font = font
    return [input.clientWidth, context.measureText(input.placeholder).width]
  })
  expect(room).toBeGreaterThanOrEqual(needed)
})
