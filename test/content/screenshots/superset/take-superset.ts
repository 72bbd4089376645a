import { mkdir, writeFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { ROOT } from '#build/paths.ts'
import { openDatabase } from '#test/content/verify/server/database.ts'
import type { QuestdbServer } from '#test/content/verify/server/questdb-server.ts'
import { packPng } from '../pack-png.ts'
import { createPriceChart } from './price-chart.ts'
import { type Superset, USER } from './superset-process.ts'
import { CREATE_TRADES, tradesCsv } from './trades.ts'

export const SUPERSET_PICTURE = `${ROOT}content/images/third-party-tools/superset-chart.png`

/** The picture is 1440 pixels wide, as those of the web console are. */
const VIEWPORT = { width: 960, height: 700 }
const SCALE = 1.5
/** The lines of a chart grow from the left. */
const DRAWN_MS = 2000

/** The editor of a line chart of what a QuestDB holds. */
export async function takeSuperset(
  browser: Browser,
  superset: Superset,
  questdb: QuestdbServer,
): Promise<void> {
  await loadTrades(questdb.httpUrl)
  const chart = await createPriceChart(superset.url, questdb.pgPort)
  const page = await browser.newPage({
    viewport: VIEWPORT,
    deviceScaleFactor: SCALE,
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  // Superset asks for fonts and pictures of other hosts.
  await page.route(
    (url) => url.origin !== superset.url,
    (route) => route.abort(),
  )
  await page.goto(`${superset.url}/login/`)
  await page.locator('#username').fill(USER.username)
  await page.locator('#password').fill(USER.password)
  await page.locator('[type=submit]').click()
  await page.waitForURL(/welcome/)
  await page.goto(chart)
  await page.getByText('1.08k rows').waitFor()
  // The list of columns gives its place to the chart.
  await page.locator('[aria-label=expand]').first().click()
  // Between the menus nothing answers to a pointer.
  await page.mouse.move(VIEWPORT.width * 0.75, 2)
  await page.waitForTimeout(DRAWN_MS)
  const png = packPng(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  await mkdir(SUPERSET_PICTURE.replace(/\/[^/]*$/, ''), { recursive: true })
  await writeFile(SUPERSET_PICTURE, png)
  console.log(`superset-chart.png  ${Math.round(png.length / 1000)} kB`)
  await page.close()
}

async function loadTrades(httpUrl: string): Promise<void> {
  const database = openDatabase(httpUrl)
  await database.query(CREATE_TRADES)
  const form = new FormData()
  form.set('data', new Blob([tradesCsv()]), 'trades.csv')
  const answer = await fetch(`${httpUrl}/imp?name=trades&forceHeader=true`, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`QuestDB answered ${answer.status} to the trades.`)
  await database.settle()
}
