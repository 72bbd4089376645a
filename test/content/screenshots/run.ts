import { launchBrowser } from '#test/support/browser.ts'
import { readRelease } from '../verify/pages.ts'
import { runCommand } from '../verify/run-command.ts'
import { withQuestdb } from '../verify/server/questdb-server.ts'
import { takePictures } from './take-pictures.ts'

/** The metrics view reads the telemetry tables; the console sends nothing, its requests to other hosts are cut off. */
const SETTINGS = { QDB_TELEMETRY_ENABLED: 'true' }

await runCommand(
  () => null,
  async () => {
    const { tag_name: version } = await readRelease()
    await withQuestdb(
      version,
      async (server) => {
        const browser = await launchBrowser()
        await takePictures(browser, server).finally(() => browser.close())
      },
      SETTINGS,
    )
    return true
  },
)
