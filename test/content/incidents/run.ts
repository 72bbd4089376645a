import { readRelease } from '#test/content/verify/pages.ts'
import { writeBlock } from '#test/content/verify/readme.ts'
import { runCommand } from '#test/content/verify/run-command.ts'
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
      console.log(`${result.isHeld ? 'held  ' : 'failed'}  ${slugOf(incident)}: ${result.said}`)
    }
    const table = formatResults(results)
    console.log(`\n${table}`)
    const isHeld = results.every((result) => result.isHeld)
    if (isHeld && incidents.length === INCIDENTS.length) await writeBlock('incidents', table)
    return isHeld
  },
)

async function runOne(incident: Incident): Promise<Result> {
  const scene = await createScene(release)
  try {
    const section = await readSection(incident.page, incident.heading)
    return { incident, isHeld: true, said: await incident.run(scene, section) }
  } catch (error) {
    return { incident, isHeld: false, said: (error as Error).stack ?? String(error) }
  } finally {
    await scene.close()
  }
}
