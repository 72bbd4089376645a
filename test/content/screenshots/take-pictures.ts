import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { ROOT } from '#build/paths.ts'
import type { QuestdbServer } from '../verify/server/questdb-server.ts'
import { feedRows, STATEMENTS } from './data-set.ts'
import { FULL_WIDTH, PICTURES, type Picture } from './pictures.ts'
import { openConsole } from './web-console.ts'

const FOLDER = `${ROOT}content/images/web-console/`
/** The last picture is of the metrics of a minute. */
const FEED_SECONDS = 60
const FEED_PAUSE_MS = 150
const TOOLTIP_MS = 500

/** The parts of the console of a QuestDB that is empty yet. */
export async function takePictures(browser: Browser, { database, httpUrl }: QuestdbServer): Promise<void> {
  for (const statement of STATEMENTS) await database.query(statement)
  await database.settle()
  const fed = new AbortController()
  const feeding = feed(httpUrl, fed.signal)
  const enough = wait(FEED_SECONDS * 1000)
  try {
    for (const picture of PICTURES) {
      if (picture.needsFeed) await Promise.race([enough, feeding])
      await takePicture(browser, httpUrl, picture)
    }
  } finally {
    fed.abort()
    await feeding
  }
}

/** Writes to the database until the signal is given, and ends with the signal or with the first failure. */
async function feed(httpUrl: string, signal: AbortSignal): Promise<void> {
  for (let batch = 0; !signal.aborted; batch++) {
    const body = feedRows(batch, Date.now())
    const answer = await fetch(`${httpUrl}/write?precision=u`, { method: 'POST', body })
    if (!answer.ok) throw new Error(`QuestDB refused rows of the feed: ${await answer.text()}`)
    await wait(FEED_PAUSE_MS)
  }
}

async function takePicture(browser: Browser, httpUrl: string, picture: Picture): Promise<void> {
  // Each picture is 1440 pixels wide: the whole width as it is, half of it at twice the resolution.
  const opened = await openConsole(browser, httpUrl, FULL_WIDTH / picture.clip.width)
  const { page } = opened
  await picture.prepare(opened)
  // In the top bar nothing answers to a pointer: a tooltip would cover part of the picture.
  await page.mouse.move(720, 2)
  await page.waitForTimeout(TOOLTIP_MS)
  const png = await page.screenshot({ clip: picture.clip, animations: 'disabled', caret: 'hide' })
  await writeFile(`${FOLDER}${picture.name}.png`, png)
  console.log(`${picture.name}.png  ${Math.round(png.length / 1000)} kB`)
  await page.context().close()
}
