import { mkdir, rm } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { buildIfNeeded } from '#build/build.ts'
import { ROOT } from '#build/paths.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { contentTree } from '#test/support/files/content-tree.ts'
import { runSite } from '#test/support/site-process.ts'
import { siteYaml } from '#test/support/site-yaml.ts'
import { takeChartSheets } from './chart-sheets.ts'
import { FAULT_STATES } from './fault-states.ts'
import { PAGE_STATES } from './page-states.ts'
import { SEARCH_STATES } from './search-states.ts'
import { faultsIn, type TourState, WIDTHS } from './state.ts'

const OUTPUT = `${ROOT}test/output/tour/`
const CONTENT = `${ROOT}content`

/** Takes the picture of a state, and returns the faults in it; one that cannot be brought about is an error. */
async function takePicture(
  browser: Browser,
  url: string,
  name: string,
  state: TourState,
  width: number,
): Promise<string[]> {
  await using context = await browser.newContext({
    viewport: { width, height: 800 },
    bypassCSP: true,
    reducedMotion: 'reduce',
    ...state.options,
  })
  const page = await context.newPage()
  await state.prepare?.(page)
  const response = await page.goto(url + state.path)
  // A page that has moved would be shown as the page for addresses that do not exist.
  if (response?.status() !== (state.status ?? 200)) throw new Error(`${state.path} is ${response?.status()}`)
  if (!state.withoutScripts) await page.waitForSelector('html[data-hydrated]')
  await state.bring?.(page)
  if (state.fullPage) await growToPage(page, width)
  if (!state.withoutScripts) await twoFrames(page)
  await page.screenshot({ caret: 'hide', path: `${OUTPUT}${name}-${width}.png` })
  return state.withoutScripts || name === 'print' ? [] : await faultsIn(page, width)
}

/** A screen as high as the page: what is off screen is not drawn. */
async function growToPage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
}

/** After them what was scrolled to is drawn. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  )

/** Parts of names and widths, to see a few states again after a change. */
const chosen = process.argv.slice(2)
const wanted = chosen.filter((part) => !WIDTHS.some((width) => part === String(width)))
const widths = WIDTHS.filter((width) => wanted.length === chosen.length || chosen.includes(String(width)))
const states = Object.entries({
  ...PAGE_STATES,
  ...FAULT_STATES,
  ...SEARCH_STATES,
}).filter(([name]) => wanted.length === 0 || wanted.some((part) => name.includes(part)))

await buildIfNeeded()
if (chosen.length === 0) await rm(OUTPUT, { recursive: true, force: true })
await mkdir(OUTPUT, { recursive: true })
const announcement = {
  text: 'QuestDB 9.1 is here.',
  link: { label: 'See what is new', href: '/docs/release-notes/' },
}
const announcing = await contentTree({ 'site.yaml': await siteYaml({ announcement }, CONTENT) }, CONTENT)
const CACHE_DIR = `${ROOT}.cache`
await using plain = await runSite({ env: { CONTENT_DIR: CONTENT, CACHE_DIR } })
await using other = await runSite({
  env: { CONTENT_DIR: announcing, CACHE_DIR, AI_WIDGET_ID: 'tour', LEAD_IN: 'finance' },
})
await using browser = await launchBrowser()
const report = async (name: string, width: number, looking: Promise<string[]>) => {
  const faults = await looking.catch((error) => [String(error)])
  for (const fault of faults) console.error(`${name} at ${width} pixels: ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}
for (const width of widths) {
  for (const [name, state] of states) {
    if (state.at?.(width) === false) continue
    const { url } = state.site === 'announcing' ? other : plain
    await report(name, width, takePicture(browser, url, name, state, width))
  }
  if (wanted.length === 0 || wanted.includes('charts'))
    await report(
      'charts',
      width,
      takeChartSheets(browser, plain.url, width, (sheet) => `${OUTPUT}charts-${width}-${sheet}.png`),
    )
}
console.log(`The pictures are in ${OUTPUT}`)
