import { describe, expect, test } from 'vitest'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ content: 'real' })
/** Pages with tables of all kinds: long ones, of pairs, and of many columns. */
const PAGES = [
  '/docs/troubleshooting/error-codes/',
  '/docs/reference/sql/datatypes/',
  '/docs/reference/sql/sample-by/',
  '/docs/reference/function/aggregation/',
  '/docs/configuration/',
  '/docs/release-notes/releases/',
]
const [, TYPES = '', PAIRS = ''] = PAGES
/** A page whose first table is one on a phone too. */
const PRECEDENCE = '/docs/reference/operators/precedence/'

const open = (path: string, width: number, height = 900) => site.open(path, { viewport: { width, height } })

test.each(PAGES)(
  'no table of %s is cut off, whatever the width, and none scrolls up and down by itself',
  async (path) => {
    const page = await open(path, 1440)
    for (const width of [320, 390, 820, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const faults = await page.locator('.table, .result').evaluateAll((all) =>
        all.flatMap((figure) => {
          const scroller = figure.matches('.result') ? figure : figure.querySelector(':scope > div')
          const scrolls = scroller !== null && getComputedStyle(scroller).overflowX === 'auto'
          const table = figure.querySelector('table')?.getBoundingClientRect()
          const inner = figure.getBoundingClientRect()
          const cut = !scrolls && table !== undefined && table.right > inner.right + 1
          const traps = [figure, ...figure.querySelectorAll('div')].some((box) =>
            /auto|scroll/.test(getComputedStyle(box).overflowY),
          )
          return cut || traps ? [`${cut ? 'cut' : 'traps'}: ${figure.textContent.slice(0, 60)}`] : []
        }),
      )
      expect(faults, `at ${width} pixels`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  },
)

test('names of columns are broken on phones alone', async () => {
  const page = await open('/docs/concept/mat-views/', 820)
  const linesOf = (width: number) =>
    page.setViewportSize({ width, height: 900 }).then(() =>
      page
        .locator('.result th', { hasText: 'refresh_base_table_txn' })
        .first()
        .evaluate((cell) =>
          Math.floor(cell.clientHeight / Number.parseFloat(getComputedStyle(cell).lineHeight)),
        ),
    )
  expect([await linesOf(820), await linesOf(1440)]).toEqual([1, 1])
  expect(await linesOf(390)).toBeGreaterThan(1)
})

test.each([820, 1440, 390, '390, where it scrolls sideways'])(
  'the header stays below what is at the edge of the window, in pixels: %s',
  async (at) => {
    const width = Number.parseInt(String(at), 10)
    const page = await open(at === 390 ? PRECEDENCE : TYPES, width, 600)
    const table = page.locator(at === String(at) ? '.wide.words' : '.table').first()
    await page.evaluate(() => document.documentElement.setAttribute('data-rest', 'whole'))
    const top = await table.evaluate((each) => each.getBoundingClientRect().top + window.scrollY)
    const seen = () =>
      table
        .locator('th')
        .first()
        .evaluate((head) => {
          const { top, left, bottom } = head.getBoundingClientRect()
          const at = document.elementFromPoint(left + 20, top + 4)
          const below = document.elementFromPoint(left + 20, top - 4)
          return [
            at === head || head.contains(at),
            bottom < 200,
            !below?.closest('table') && !(below?.closest('article') ?? null),
          ]
        })
    await page.mouse.move(width - 300, 300)
    // On the way down the bar is away, on the way up it is there.
    await page.evaluate((y) => window.scrollTo(0, y + 250), top)
    // As a reader does it: a page that is still being laid out may take back the first turn of the wheel.
    const wheelUntil = (by: number, navbar: string) =>
      expect
        .poll(async () => {
          await page.mouse.wheel(0, by)
          return page.locator('html').getAttribute('data-navbar')
        })
        .toBe(navbar)
    await wheelUntil(40, 'hidden')
    await expect.poll(async () => (await seen()).slice(0, 2)).toEqual([true, true])
    await wheelUntil(-40, 'shown')
    await expect.poll(seen).toEqual([true, true, true])
  },
)

describe('on a phone', () => {
  test('sentences are below each other, with the names of their columns before them', async () => {
    const page = await open(PAIRS, 390)
    const boxOf = (cell: string) => page.locator(cell).nth(1).boundingBox()
    const [above, below] = [await boxOf('.stacked td:nth-child(1)'), await boxOf('.stacked td:nth-child(2)')]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    const label = (cell: Element) => getComputedStyle(cell, '::before').content
    const second = page.locator('.stacked tbody td:nth-child(2)').first()
    const name = await page.locator('.stacked th').nth(1).textContent()
    expect(await second.evaluate(label)).toBe(`"${name}: "`)
  })

  test('a header shows at the edge until the last row is there', async () => {
    const page = await open(PRECEDENCE, 390)
    const head = page.locator('.table').nth(0).locator('thead')
    const isSeen = (row: string) =>
      head.evaluate((each, at) => {
        document.querySelector(`.table tbody ${at}`)?.scrollIntoView()
        return getComputedStyle(each).opacity === '1' && getComputedStyle(each).pointerEvents === 'auto'
      }, row)
    for (const [row, seen] of [
      ['tr:nth-child(3)', true],
      ['tr:last-child', false],
    ] as const)
      await expect.poll(() => isSeen(row)).toBe(seen)
  })

  test('the fields of a record are level with their names, empty ones too', async () => {
    const page = await open(TYPES, 390)
    const levels = await page.locator('.turned').evaluateAll((all) =>
      all.map((result) => {
        const rows = [...result.querySelectorAll('tr')]
        return new Set(rows.map((row) => row.lastElementChild?.getBoundingClientRect().top)).size
      }),
    )
    expect(levels).toEqual([1, 1, 1])
    expect(await page.locator('.turned td:empty').count()).toBeGreaterThan(0)
  })

  test('a table of three short columns fits', async () => {
    const page = await open('/docs/concept/partitions/', 390)
    const box = page.locator('.table > div', { hasText: 'Directory' })
    expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
  })

  test('the first column stays in sight, the others are as wide as they read well', async () => {
    const page = await open('/docs/reference/sql/datatypes/', 390)
    const scrolling = await page
      .locator('.table > div')
      .evaluateAll((all) => all.findIndex((each) => each.scrollWidth > each.clientWidth + 40))
    const box = page.locator('.table > div').nth(scrolling)
    const first = box.locator('td').first()
    const left = async () => (await first.boundingBox())?.x
    const before = await left()
    await box.evaluate((each) => each.scrollTo(each.scrollWidth, 0))
    expect(await left()).toBe(before)
    const widths = await box.locator('td').evaluateAll((all) => all.map((each) => each.clientWidth / 16))
    expect(Math.max(...widths)).toBeLessThanOrEqual(16)
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(2)
  })
})

test('at least 95 of 100 results fit a phone, and none breaks a symbol, a number or a date', async () => {
  const page = await open('/docs/quick-start/', 390)
  const sitemap = await (await fetch(`${site.url}/docs/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname)
  const found = await page.evaluate(async (all) => {
    const article = document.querySelector('.article')
    const results: { fits: boolean; broken: string[] }[] = []
    for (const path of all) {
      const html = await (await fetch(path)).text()
      if (!html.includes('<figure class="result')) continue
      const other = new DOMParser().parseFromString(html, 'text/html').querySelector('.article')
      for (const details of other?.querySelectorAll('details') ?? []) details.open = true
      for (const panel of other?.querySelectorAll('[hidden]') ?? []) panel.removeAttribute('hidden')
      article?.replaceChildren(...(other?.childNodes ?? []))
      for (const input of document.querySelectorAll<HTMLInputElement>('[value="table"]')) input.checked = true
      for (const figure of document.querySelectorAll('.result')) {
        const broken = [...figure.querySelectorAll('td:not(.words)')].flatMap((cell) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 9)))
          const breaks = cell.querySelectorAll('wbr').length + cell.textContent.split('\n').length
          return lines.size > breaks + 1 ? [`${path}: ${cell.textContent}`] : []
        })
        results.push({ fits: figure.scrollWidth <= figure.clientWidth, broken })
      }
    }
    return results
  }, paths)
  expect(found.flatMap(({ broken }) => broken)).toEqual([])
  expect(found.length).toBeGreaterThan(1000)
  expect(found.filter(({ fits }) => fits).length / found.length).toBeGreaterThanOrEqual(0.95)
})
