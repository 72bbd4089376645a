import { mkdir, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { ROOT } from '#build/paths.ts'
import { openDatabase } from '#test/content/verify/server/database.ts'
import { STATEMENTS } from './data-set.ts'
import { feed } from './feed.ts'
import { packPng } from './pack-png.ts'
import { FULL_WIDTH, PICTURES, type Picture } from './pictures.ts'
import { openConsole } from './web-console.ts'

const FOLDER = `${ROOT}content/images/web-console/`
/** The last picture is of the metrics of a minute. */
const FEED_SECONDS = 60
const TOOLTIP_MS = 500

/** The metrics view reads the telemetry tables; the console sends nothing, its requests to other hosts are cut off. */
export const WEB_CONSOLE_SETTINGS = { QDB_TELEMETRY_ENABLED: 'true' }

/** The parts of the console of a QuestDB that is empty yet. */
export async function takeWebConsole(browser: Browser, httpUrl: string): Promise<void> {
  const fed = new AbortController()
  try {
    const database = openDatabase(httpUrl)
    for (const statement of STATEMENTS) await database.query(statement)
    await database.settle()
    const feeding = feed(httpUrl, fed.signal)
    const enough = wait(FEED_SECONDS * 1000)
    await mkdir(FOLDER, { recursive: true })
    for (const picture of PICTURES) {
      if (picture.needsFeed) await Promise.race([enough, feeding])
      await takePicture(browser, httpUrl, picture)
    }
    fed.abort()
    await feeding
  } finally {
    fed.abort()
  }
}

async function takePicture(browser: Browser, httpUrl: string, picture: Picture): Promise<void> {
  // Each picture is 1440 pixels wide: the whole width as it is, half of it at twice the resolution.
  const opened = await openConsole(browser, httpUrl, FULL_WIDTH / picture.clip.width)
  await picture.prepare(opened)
  // In the top bar nothing answers to a pointer: a tooltip would cover part of the picture.
  await opened.page.mouse.move(720, 2)
  await opened.page.waitForTimeout(TOOLTIP_MS)
  const { page } = opened
  const png = packPng(await page.screenshot({ clip: picture.clip, animations: 'disabled', caret: 'hide' }))
  await writeFile(`${FOLDER}${picture.name}.png`, png)
  console.log(`${picture.name}.png  ${Math.round(png.length / 1000)} kB`)
  await opened.page.context().close()
}
