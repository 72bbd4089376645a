import { dirname } from 'node:path'
import { z } from 'zod'
import { ContentErrors } from '#server/site/content-error.ts'
import { YamlSource } from '#server/site/data/yaml-source.ts'
import { listFiles, readText } from '#server/site/read-content.ts'

const LANGUAGES = ['python', 'node', 'go', 'java', 'rust', 'c', 'php', 'ruby', 'r', 'shell', 'psql'] as const

export type Language = (typeof LANGUAGES)[number]

const sample = z
  .strictObject({
    file: z.string().regex(/^[\w.-]+$/, 'a file beside the manifest'),
    table: z.string().optional(),
    /** Of the table, once the sample has ended. */
    rows: z.number().int().min(0).optional(),
    /** Part of the standard output. */
    prints: z.string().optional(),
    /** SQL that runs on the empty database before the sample. */
    setup: z.array(z.string()).default([]),
  })
  .refine(
    ({ table, rows }) => (table === undefined) === (rows === undefined),
    'table and rows belong together',
  )

const schema = z.strictObject({
  language: z.enum(LANGUAGES),
  /** In the notation of the language's own installer, with exact versions; names only where the system installs. */
  requires: z.array(z.string()).default([]),
  samples: z.array(sample).min(1),
})

export type ClientSample = z.infer<typeof sample>

/** The samples of one page. */
export interface Manifest extends z.infer<typeof schema> {
  /** Of the page's samples, absolute. */
  readonly folder: string
  /** Below the content folder. */
  readonly file: string
}

/** The manifests below `root`, of these languages only when any are named. Throws ContentErrors. */
export async function readManifests(root: string, languages: readonly string[]): Promise<Manifest[]> {
  const unknown = languages.find((name) => !(LANGUAGES as readonly string[]).includes(name))
  if (unknown !== undefined) throw new Error(`"${unknown}": the languages are ${LANGUAGES.join(', ')}`)
  const files = (await listFiles(root, 'samples')).filter((name) => name.endsWith('/manifest.yaml'))
  const sources = files.map((file) => new YamlSource(`content/${file}`, readText(root, file)))
  const manifests = sources.flatMap((source) => parseManifest(source, root) ?? [])
  const problems = sources.flatMap((source) => source.problems)
  if (problems.length > 0) throw new ContentErrors(problems)
  return manifests.filter(({ language }) => languages.length === 0 || languages.includes(language))
}

export function parseManifest(source: YamlSource, root: string): Manifest | null {
  const manifest = source.parse(schema)
  const file = source.file.replace('content/', '')
  return manifest && { ...manifest, file, folder: dirname(`${root}/${file}`) }
}
