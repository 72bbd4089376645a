import { launchBrowser } from '#test/support/browser.ts'
import { readRelease } from '../verify/pages.ts'
import { runCommand } from '../verify/run-command.ts'
import { startQuestdb } from '../verify/server/questdb-server.ts'
import { takePictures } from './take-pictures.ts'

/** The metrics view reads the telemetry tables; the console sends nothing, its requests to other hosts are cut off. */
const SETTINGS = { QDB_TELEMETRY_ENABLED: 'true' }

await runCommand(
  () => null,
  async () => {
    const { tag_name: version } = readRelease()
    await using server = await startQuestdb(version, SETTINGS)
    await using browser = await launchBrowser()
    await takePictures(browser, server)
    return true
  },
)
