import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Focused, focusedElement, placesThatHadFocus } from '#test/support/browser/focus.ts'
import { hasFocus } from '#test/support/browser/reader.ts'
import { browserSite } from '#test/support/browser-site.ts'
import { until } from '#test/support/site-process.ts'
import type { VisitOptions } from '#test/support/visit.ts'

/** Real pages: one with tabs and listings, a long one of the reference, one with a picture. */
const QUICK_START = '/docs/quick-start/'
const REFERENCE = '/docs/reference/sql/sample-by/'
const PICTURES = '/docs/web-console/'

const site = browserSite({ content: 'real' })

const open = (path: string, width = 1440, options: VisitOptions = {}) =>
  site.open(path, { viewport: { width, height: 900 }, reducedMotion: 'reduce', ...options })

/** The page of all settings has fewer. */
const MOST_STOPS = 1000

/**
 * Presses Tab until something is reached. To let go of it each time would take two thirds more time, and of a key that is
 * held down a busy browser leaves out repetitions.
 */
async function pressTab(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  let presses = 0
  do {
    if (presses++ > MOST_STOPS) throw new Error(`not within ${MOST_STOPS} presses of Tab`)
    await session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Tab',
      code: 'Tab',
      windowsVirtualKeyCode: 9,
    })
  } while (!(await isReached()))
  await session.detach()
  await page.keyboard.up('Tab')
}

/** Goes on with Tab from the start of the document until the focus leaves it. */
async function tabThrough(page: Page): Promise<Focused[]> {
  const stops: Focused[] = []
  await pressTab(page, async () => {
    const focused = await focusedElement(page)
    if (focused.index === -1 || focused.again) return true
    stops.push(focused)
    return false
  })
  return stops
}

/** Goes on with Tab until the focus is on an element. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await pressTab(page, () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector),
  )
  expect((await focusedElement(page)).unseen).toBe('')
}

/** The buttons of listings come after the page. */
const toolsOf = (page: Page) =>
  until(() =>
    page.evaluate(() =>
      [...document.querySelectorAll('.article figure.code')].every((figure) =>
        figure.querySelector('figcaption button'),
      ),
    ),
  )

/** Controls: visible, and not in a group of which only one is a stop. */
const controls = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')]
    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=radio]:not(:checked)), summary, [tabindex="0"]',
      ),
    ]
      .filter((each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }))
      .map((each) => all.indexOf(each))
  })

/** Between the widths of phones and of desktops only the sidebar differs, which is the same on all pages. */
const WIDTHS: readonly [number, readonly string[]][] = [
  [390, [QUICK_START, REFERENCE, PICTURES, '/docs/', '/docs/search/?q=timestamp', '/docs/concept/nothing/']],
  [820, [REFERENCE]],
  [1440, [QUICK_START, REFERENCE, PICTURES, '/docs/', '/docs/search/?q=timestamp']],
]

test.each(WIDTHS.flatMap(([width, paths]) => paths.map((path) => [path, width] as const)))(
  'Tab reaches every control of %s at %d pixels in order, and each shows that it has the focus',
  async (path, width) => {
    const page = await open(path, width, { mayFail: true })
    await toolsOf(page)
    const stops = await tabThrough(page)
    expect(stops.filter(({ unseen }) => unseen)).toEqual([])
    // Late content moves the places of all after it, so these are read at the end.
    const reached = await placesThatHadFocus(page)
    expect(reached).toEqual(reached.toSorted((a, b) => a - b))
    expect((await controls(page)).filter((index) => !reached.includes(index))).toEqual([])
  },
)

describe('a reader without a mouse', () => {
  test.each([
    ['of the versions', '.versions'],
    ['of the languages', '.locales'],
    ['of the page', '.page-menu'],
    ['of the repository', '.repository'],
  ])('opens the menu %s, walks in it and leaves it the way they came', async (_name, menu) => {
    const page = await open(REFERENCE)
    await tabTo(page, `${menu} > [aria-expanded]`)
    const list = page.locator(`${menu} > ul`)
    expect(await list.isVisible()).toBe(false)
    await page.keyboard.press('Enter')
    await list.waitFor()
    const first = `${menu} li:nth-child(1 of :has(> :is(a, button))) > *`
    const last = `${menu} li:nth-last-child(1 of :has(> :is(a, button))) > *`
    for (const [key, reached] of [
      ['ArrowDown', first],
      ['ArrowUp', last],
      ['ArrowDown', first],
      ['End', last],
      ['Home', first],
    ] as const) {
      await page.keyboard.press(key)
      await hasFocus(page, reached)
    }
    expect((await focusedElement(page)).unseen).toBe('')
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    await hasFocus(page, `${menu} > [aria-expanded]`)
  })
})
