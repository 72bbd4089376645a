import { readdir } from 'node:fs/promises'
import { readRelease } from '#test/content/verify/pages.ts'
import { writeBlock } from '#test/content/verify/readme.ts'
import { runCommand } from '#test/content/verify/run-command.ts'
import { formatTable } from '#test/support/markdown-table.ts'
import type { Incident } from './incident.ts'
import { RECOVERY, readSection } from './scene/page-section.ts'
import { createScene } from './scene/scene.ts'

const HEAD = ['Incident', 'What the page says', 'What was seen']
const CASES = new URL('cases/', import.meta.url)

const files = (await readdir(CASES)).sort()
const modules: { default: Incident | Incident[] }[] = await Promise.all(
  files.map((file) => import(new URL(file, CASES).href)),
)
const incidents = modules.flatMap((module) => module.default)
const { tag_name: release } = readRelease()

/** The incidents whose names have one of the words, or all. Throws a sentence on a word that no name has. */
function choose(words: readonly string[]): readonly Incident[] {
  const unknown = words.find((word) => !incidents.some((incident) => slugOf(incident).includes(word)))
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is no incident: write a part of ${incidents.map(slugOf).join(', ')}`)
  return incidents.filter(
    (incident) => words.length === 0 || words.some((word) => slugOf(incident).includes(word)),
  )
}

await runCommand(choose, async (chosen) => {
  const rows: string[][] = []
  let isHeld = true
  for (const incident of chosen) {
    const seen = await run(incident).catch((error: Error) => error)
    if (seen instanceof Error) isHeld = false
    const said = seen instanceof Error ? `not ok: ${seen.message.split('\n')[0]}` : seen
    console.log(`${slugOf(incident)}: ${seen instanceof Error ? seen.stack : seen}`)
    rows.push([incident.name, incident.claim, said])
  }
  const table = formatTable(HEAD, rows)
  console.log(`\n${table}`)
  if (isHeld && chosen.length === incidents.length) await writeBlock('incidents', table)
  return isHeld
})

/** The name on the command line. */
function slugOf({ name }: Incident): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

async function run({ page = RECOVERY, heading, ...incident }: Incident): Promise<string> {
  await using scene = await createScene(release)
  return await incident.run(scene, await readSection(page, heading))
}
