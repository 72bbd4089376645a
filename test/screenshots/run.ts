import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { ROOT } from '#build/paths.ts'
import { parseRelease, RELEASE_FILE } from '#server/site/data/release.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { openDatabase } from '#test/verify/server/database.ts'
import { MissingTool, obtainQuestdb } from '#test/verify/server/questdb-jar.ts'
import { startQuestdb } from '#test/verify/server/questdb-server.ts'
import { STATEMENTS } from './data-set.ts'
import { feed } from './feed.ts'
import { packPng } from './pack-png.ts'
import { FULL_WIDTH, PICTURES, type Picture } from './pictures.ts'
import { openConsole } from './web-console.ts'

const FOLDER = `${ROOT}content/images/web-console/`
/** The last picture is of the metrics of a minute. */
const FEED_SECONDS = 60
const TOOLTIP_MS = 500

/** Ends the database, once there is one. */
let stop = async () => {}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stop().finally(() => process.exit(1)))
}

async function takePictures(): Promise<void> {
  const { tag_name: version } = parseRelease(await readFile(`${ROOT}content/${RELEASE_FILE}`, 'utf8'))
  const jar = await obtainQuestdb(version, `${ROOT}.cache`)
  const { httpUrl } = await startQuestdb(
    jar,
    (stopServer) => {
      stop = stopServer
    },
    // The metrics view reads the telemetry tables; the console sends nothing, its requests to other hosts are cut off.
    { QDB_TELEMETRY_ENABLED: 'true' },
  )
  const browser = await launchBrowser()
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
    await browser.close()
    await stop()
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

try {
  await takePictures()
} catch (error) {
  // A sentence for what the reader can mend, a trace for what only a programmer can.
  console.error(error instanceof MissingTool ? error.message : error)
  process.exitCode = 1
}
