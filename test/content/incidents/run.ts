import { readFile, writeFile } from 'node:fs/promises'
import { ROOT } from '#build/paths.ts'
import { withBlock } from '#test/content/verify/readme-block.ts'
import { runCommand } from '#test/content/verify/run-command.ts'
import { MissingTool } from '#test/content/verify/server/questdb-jar.ts'
import { DESCRIBED } from './described.ts'
import type { Incident } from './incident.ts'
import { INCIDENTS } from './incidents.ts'
import { allHold, choose, formatResults, type Result, slugOf } from './results.ts'
import { createScene, type Scene } from './scene/scene.ts'

const README = `${ROOT}test/README.md`

/** The one that is under way, to be left tidy on a signal. */
let scene: Scene | null = null

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => {
    Promise.resolve(scene?.close()).finally(() => process.exit(code))
  })
}

await runCommand((words) => choose(INCIDENTS, words), runAll)

async function runAll(incidents: readonly Incident[]): Promise<boolean> {
  const results: Result[] = []
  for (const incident of incidents) {
    const started = performance.now()
    const result = await runOne(incident)
    results.push(result)
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(`${result.outcome.padEnd(7)} ${slugOf(incident)}, ${seconds} s: ${result.said}`)
  }
  console.log(`\n${formatResults(results)}`)
  const isComplete = allHold(results, true)
  if (isComplete && incidents.length === INCIDENTS.length) {
    const readme = await readFile(README, 'utf8')
    await writeFile(README, withBlock(readme, 'incidents', formatResults(results)))
  }
  return isComplete || allHold(results, process.env.CI === 'true')
}

async function runOne(incident: Incident): Promise<Result> {
  scene = await createScene(DESCRIBED)
  try {
    const lack = (await incident.needs?.(scene.folder)) ?? null
    if (lack !== null) return { incident, outcome: 'skipped', said: lack }
    return { incident, outcome: 'held', said: await incident.run(scene) }
  } catch (error) {
    if (error instanceof MissingTool) return { incident, outcome: 'skipped', said: error.message }
    return { incident, outcome: 'failed', said: (error as Error).stack ?? String(error) }
  } finally {
    await scene.close()
    scene = null
  }
}
