import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { ROOT } from '#build/paths.ts'
import { parseRelease, RELEASE_FILE } from '#server/site/data/release.ts'
import { MissingTool, obtainQuestdb } from '#test/content/verify/server/questdb-jar.ts'
import { type QuestdbServer, startQuestdb } from '#test/content/verify/server/questdb-server.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { requireSuperset, startSuperset } from './superset/superset-process.ts'
import { takeSuperset } from './superset/take-superset.ts'
import { takeWebConsole, WEB_CONSOLE_SETTINGS } from './take-web-console.ts'

/** Running processes and how to stop them. */
const stops: (() => Promise<void>)[] = []

async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stopAll().finally(() => process.exit(1)))
}

async function startDatabase(settings: NodeJS.ProcessEnv): Promise<QuestdbServer> {
  const { tag_name: version } = parseRelease(await readFile(`${ROOT}content/${RELEASE_FILE}`, 'utf8'))
  const jar = await obtainQuestdb(version, `${ROOT}.cache`)
  return startQuestdb(jar, (stop) => void stops.push(stop), settings)
}

async function openBrowser(): Promise<Browser> {
  const browser = await launchBrowser()
  stops.push(() => browser.close())
  return browser
}

const SETS: Readonly<Record<string, () => Promise<void>>> = {
  'web-console': async () => {
    const { httpUrl } = await startDatabase(WEB_CONSOLE_SETTINGS)
    await takeWebConsole(await openBrowser(), httpUrl)
  },
  superset: async () => {
    const environment = process.env.SUPERSET_ENV
    if (!environment) {
      console.log(
        'superset-chart.png stays: name a virtual environment with Superset in SUPERSET_ENV to take it.',
      )
      return
    }
    await requireSuperset(environment)
    const questdb = await startDatabase({})
    const superset = await startSuperset(environment)
    stops.push(superset.stop)
    await takeSuperset(await openBrowser(), superset, questdb)
  },
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in SETS))
if (unknown) {
  console.error(`There are no pictures of "${unknown}", only of ${Object.keys(SETS).join(' and ')}.`)
  process.exit(2)
}
try {
  for (const [name, take] of Object.entries(SETS)) {
    if (asked.length === 0 || asked.includes(name)) await take().finally(stopAll)
  }
} catch (error) {
  // A sentence for what the reader can mend, a trace for what only a programmer can.
  console.error(error instanceof MissingTool ? error.message : error)
  process.exitCode = 1
}
