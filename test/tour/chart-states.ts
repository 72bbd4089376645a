import { globSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { ROOT } from '#build/paths.ts'
import type { TourStates } from './state.ts'

const paths = globSync('docs/**/[!_]*.mdx', { cwd: `${ROOT}content` })
  .filter((file) => /```result .*chart=/.test(readFileSync(`${ROOT}content/${file}`, 'utf8')))
  .map((file) => file.replace('.mdx', ''))

/** Of a page only its results with charts, the charts shown, as wide as they are on the page. */
async function showCharts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const article = document.querySelector<HTMLElement>('.article')
    if (!article) return
    const results = [...article.querySelectorAll<HTMLElement>('.result:has(> .chart)')]
    for (const input of document.querySelectorAll<HTMLInputElement>('[value="chart"]')) input.checked = true
    const widths = results.map((result) => result.offsetWidth)
    results.forEach((result, at) => {
      result.style.width = `${widths[at]}px`
      result.style.margin = '16px'
    })
    article.replaceChildren(...results)
    document.body.replaceChildren(article)
  })
}

/** The charts of each page that has some. */
export const CHART_STATES: TourStates = Object.fromEntries(
  paths.map((file) => [
    `charts-${file.replace('docs/', '').replaceAll('/', '-')}`,
    {
      path: `/${file.replace(/\bindex$/, '').replace(/\/$/, '')}/`,
      at: (width: number) => width !== 320 && width !== 1920,
      // The page is no longer the one that its scripts know.
      withoutScripts: true,
      prepare: (page: Page) => page.route('**/*.js', (route) => route.abort()),
      bring: showCharts,
      fullPage: true,
    },
  ]),
)
