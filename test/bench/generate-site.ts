import { globSync, readFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sequence } from '#test/support/search/sequence.ts'

const GROUPS = 11
/** Characters of a part, on average. */
const PART = 1000

/**
 * Writes a content folder of `count` pages into `folder`, always the same: with the sizes of the real pages of `from`, in
 * their words at random.
 */
export async function generateSite(folder: string, count: number, from: string): Promise<void> {
  const texts = globSync(`${from}/docs/**/*.mdx`)
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
  const words = texts.flatMap((text) => text.toLowerCase().match(/\b[a-z]{2,14}\b/g) ?? [])
  const paths = Array.from(
    { length: count - 1 },
    (_, index) => `/docs/group-${index % GROUPS}/page-${index}/`,
  )
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  for (const [index, path] of ['/docs/index/', ...paths].entries()) {
    const size = texts[index % texts.length]?.length ?? PART
    await write(`${path.slice(1, -1)}.mdx`, page(index, size, words, paths))
  }
  const groups = Map.groupBy(paths, (path) => path.split('/')[2])
  const navigation = [...groups].map(
    ([group, members]) => `- group: ${group}\n  items:\n${members.map((path) => `    - ${path}\n`).join('')}`,
  )
  await write('navigation.yaml', `- /docs/\n${navigation.join('')}`)
  for (const name of ['site.yaml', 'data/latest-release.json', 'data/repository.json'])
    await cp(join(from, name), join(folder, name))
}

function page(index: number, size: number, words: readonly string[], paths: readonly string[]): string {
  const random = sequence(index + 1)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const phrase = (length: number) => Array.from({ length }, () => pick(words)).join(' ')
  const sentences = (count: number) =>
    Array.from({ length: count }, () => `The ${phrase(8 + random() * 10)} \`${pick(words)}\`.`).join(' ')
  const lines = (line: () => string) => Array.from({ length: 6 }, line).join('\n')
  const listing = () =>
    `\`\`\`sql\nSELECT\n${lines(() => `  count() AS ${pick(words)}, -- ${pick(words)}`)}\n  price\nFROM trades WHERE symbol = '${pick(words)}' SAMPLE BY 1h;\n\`\`\``
  const grid = () =>
    `| Name | Type | Meaning |\n|---|---|---|\n${lines(() => `| \`${pick(words)}\` | LONG | ${phrase(7)} |`)}`
  const program = () =>
    `\`\`\`python\n${lines(() => `sender.row("${pick(words)}", symbols={"side": "${pick(words)}"})`)}\n\`\`\``
  const parts = Array.from({ length: Math.max(1, Math.round(size / PART)) }, (_, part) =>
    [
      `## Part ${part} about ${phrase(2)}`,
      `${sentences(4)} See [${phrase(2)}](${pick(paths)}).`,
      part % 2 === 0 ? listing() : grid(),
      part === 3 ? program() : `:::note[${phrase(3)}]\n\n${sentences(1)}\n\n:::`,
    ].join('\n\n'),
  )
  return `---\ntitle: Page ${index} about ${phrase(2)}\ndescription: Page ${index} of a generated site for measurements, with prose, tables and listings.\n---\n\n${parts.join('\n\n')}\n`
}
