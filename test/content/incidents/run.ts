import { readRelease } from '#test/content/verify/pages.ts'
import { writeBlock } from '#test/content/verify/readme.ts'
import { runCommand } from '#test/content/verify/run-command.ts'
import { MissingTool } from '#test/content/verify/server/questdb-jar.ts'
import type { Incident } from './incident.ts'
import { INCIDENTS } from './incidents.ts'
import { choose, formatResults, type Result, slugOf } from './results.ts'
import { readSection } from './scene/page-section.ts'
import { createScene } from './scene/scene.ts'

const { tag_name: release } = await readRelease()

await runCommand(
  (words) => choose(INCIDENTS, words),
  async (incidents) => {
    const results: Result[] = []
    for (const incident of incidents) {
      const result = await runOne(incident)
      results.push(result)
      console.log(`${result.outcome.padEnd(7)} ${slugOf(incident)}: ${result.said}`)
    }
    const table = formatResults(results)
    console.log(`\n${table}`)
    const isComplete = results.every(({ outcome }) => outcome === 'held')
    if (isComplete && incidents.length === INCIDENTS.length) await writeBlock('incidents', table)
    // In CI nothing may be skipped.
    return isComplete || (!process.env.CI && results.every(({ outcome }) => outcome !== 'failed'))
  },
)

async function runOne(incident: Incident): Promise<Result> {
  const scene = await createScene(release)
  try {
    const lack = (await incident.needs?.(scene.folder)) ?? null
    if (lack !== null) return { incident, outcome: 'skipped', said: lack }
    const section = await readSection(incident.page, incident.heading)
    return { incident, outcome: 'held', said: await incident.run(scene, section) }
  } catch (error) {
    if (error instanceof MissingTool) return { incident, outcome: 'skipped', said: error.message }
    return { incident, outcome: 'failed', said: (error as Error).stack ?? String(error) }
  } finally {
    await scene.close()
  }
}
