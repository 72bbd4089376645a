import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sequence } from '#test/support/search/sequence.ts'

/** Input of a generated site. */
export interface Model {
  /** Bytes of pages; generated pages have these sizes, again and again. */
  readonly sizes: readonly number[]
  /** Words as often as pages have them. */
  readonly words: readonly string[]
}

/** Sizes and words of a content folder's pages. */
export function readModel(root: string): Model {
  const texts = globSync(`${root}/docs/**/*.mdx`)
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
  return {
    sizes: texts.map((text) => Buffer.byteLength(text)),
    words: texts.flatMap((text) => text.toLowerCase().match(/\b[a-z]{2,14}\b/g) ?? []),
  }
}

type Source = (() => number) & { readonly words: readonly string[] }

const pick = (source: Source) => source.words[Math.floor(source() * source.words.length)] ?? 'row'
const phrase = (random: Source, length: number) => Array.from({ length }, () => pick(random)).join(' ')

function sentence(random: Source): string {
  const text = phrase(random, 8 + Math.floor(random() * 10))
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} \`${pick(random)}_${pick(random)}\`.`
}

const paragraph = (random: Source) => Array.from({ length: 4 }, () => sentence(random)).join(' ')

function listing(random: Source): string {
  const lines = Array.from(
    { length: 6 },
    (_, line) =>
      `${line === 0 ? 'SELECT' : '      '} ${pick(random)}, count() AS ${pick(random)}_${line}, round(avg(price), 2) -- ${pick(random)}`,
  )
  return `\`\`\`sql\n${lines.join(',\n')}\nFROM trades WHERE symbol = '${pick(random)}' AND timestamp IN '2025-10' SAMPLE BY 1h;\n\`\`\``
}

const program = (random: Source) =>
  `\`\`\`python\nfrom questdb.ingress import Sender\n\nwith Sender.from_conf("http::addr=localhost:9000;") as sender:\n    for ${pick(random)} in range(100):\n        sender.row("${pick(random)}", symbols={"side": "${pick(random)}"}, columns={"price": 1.5})\n    sender.flush()\n\`\`\``

const grid = (random: Source) =>
  [
    '| Name | Type | Meaning |',
    '|---|---|---|',
    ...Array.from({ length: 6 }, () => `| \`${pick(random)}\` | LONG | ${phrase(random, 7)} |`),
  ].join('\n')

/** Characters of a part, on average. */
const PART = 1000

function page(index: number, count: number, { sizes, words }: Model): string {
  const random = Object.assign(sequence(index + 1), { words })
  const size = sizes[index % sizes.length] ?? PART
  const parts = Array.from({ length: Math.max(1, Math.round(size / PART)) }, (_, part) => {
    const link = `[${phrase(random, 2)}](/docs/group-${Math.floor(random() * 11)}/page-${Math.floor(random() * count)}/)`
    return [
      `## Part ${part} about ${phrase(random, 2)}`,
      `${paragraph(random)} See ${link}.`,
      part % 2 === 0 ? listing(random) : grid(random),
      part === 3 ? program(random) : `:::note[${phrase(random, 3)}]\n\n${sentence(random)}\n\n:::`,
    ].join('\n\n')
  })
  return `---\ntitle: Page ${index} about ${phrase(random, 2)}\ndescription: Page ${index} of a generated site for measurements, with prose, tables and listings.\n---\n\n${parts.join('\n\n')}\n`
}

/** Writes a content folder of `count` pages, always the same: with the sizes of real pages, in their words at random. */
export async function generateSite(
  folder: string,
  count: number,
  model: Model,
  sharedFrom: { site: string; release: string; repository: string },
): Promise<void> {
  const files = new Map<string, string>()
  const groups = new Map<string, string[]>()
  files.set('docs/index.mdx', page(count, count, model).replace(/\/docs\/group-\d+\/page-\d+\//g, '/docs/'))
  for (let index = 0; index < count - 1; index++) {
    const group = `group-${index % 11}`
    groups.set(group, [...(groups.get(group) ?? []), `/docs/${group}/page-${index}/`])
    files.set(
      `docs/${group}/page-${index}.mdx`,
      page(index, count, model).replace(
        /\/docs\/group-\d+\/page-(\d+)\//g,
        (_, target) =>
          `/docs/group-${Math.min(Number(target), count - 2) % 11}/page-${Math.min(Number(target), count - 2)}/`,
      ),
    )
  }
  const navigation = [...groups].map(
    ([group, paths]) => `- group: ${group}\n  items:\n${paths.map((path) => `    - ${path}`).join('\n')}`,
  )
  files.set('navigation.yaml', `- /docs/\n${navigation.join('\n')}\n`)
  files.set('site.yaml', sharedFrom.site)
  files.set('data/latest-release.json', sharedFrom.release)
  files.set('data/repository.json', sharedFrom.repository)
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}
