import type { Browser } from 'playwright-core'

/** Charts of one picture. */
const SHEET = 60

/**
 * Takes pictures of the charts of all pages side by side at a width, each below its page's address, and returns those
 * whose words touch. `picture` names the file of a sheet.
 */
export async function takeChartSheets(
  browser: Browser,
  url: string,
  width: number,
  picture: (sheet: number) => string,
): Promise<string[]> {
  // Without its own scripts a page keeps what is put into it.
  await using page = await browser.newPage({ javaScriptEnabled: false, viewport: { width, height: 900 } })
  page.setDefaultTimeout(90_000)
  await page.goto(`${url}/docs/reference/sql/sample-by/`)
  const faults = await page.evaluate(async (charts) => {
    const read = async (address: string) =>
      new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
    const sitemap = (await read('/docs/sitemap.xml')).querySelectorAll('loc')
    const addresses = [...sitemap].map(({ textContent }) => new URL(textContent).pathname)
    const column = document.querySelector('.result')?.clientWidth ?? 0
    const figures: Element[] = []
    for (const address of addresses)
      for (const chart of (await read(address)).querySelectorAll('.chart:is(div)')) {
        const figure = document.createElement('div')
        figure.append(address, chart)
        figures.push(figure)
      }
    document.body.className = 'article'
    document.body.replaceChildren()
    for (let from = 0; from < figures.length; from += charts) {
      const sheet = document.createElement('main')
      sheet.append(...figures.slice(from, from + charts))
      sheet.style.cssText = `display: grid; grid-template-columns: repeat(${Math.ceil(1200 / column)}, ${column}px); gap: 24px; width: max-content`
      document.body.append(sheet)
    }
    return figures.flatMap((figure) => {
      const words = [...figure.querySelectorAll('text')].map((text) => ({
        text: text.textContent,
        box: text.getBoundingClientRect(),
      }))
      return words.flatMap(({ text, box }, at) =>
        words.slice(at + 1).flatMap((other) => {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
          return across > -4 && down > 2 && box.width > 0 && other.box.width > 0
            ? [`${figure.firstChild?.textContent}: "${text}" touches "${other.text}"`]
            : []
        }),
      )
    })
  }, SHEET)
  const sheets = page.locator('main')
  for (let at = 0; at < (await sheets.count()); at++)
    await sheets.nth(at).screenshot({ path: picture(at + 1) })
  return faults
}
