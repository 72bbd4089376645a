import { dirname } from 'node:path'
import { parseDocument } from 'yaml'
import { z } from 'zod'
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

/** Reads a manifest. Throws a sentence with the file and the key. */
export function parseManifest(file: string, folder: string, yaml: string): Manifest {
  const document = parseDocument(yaml)
  const [syntax] = document.errors
  if (syntax) throw new Error(`content/${file}  ${syntax.message.split('\n')[0]}`)
  const result = schema.safeParse(document.toJS())
  if (result.success) return { ...result.data, file, folder }
  const issues = result.error.issues.map((issue) => `"${issue.path.join('.')}": ${issue.message}`)
  throw new Error(`content/${file}  ${issues.join('; ')}`)
}

/** The manifests below `root`, of these languages only when any are named, and what is wrong with the others. */
export async function readManifests(
  root: string,
  languages: readonly string[],
): Promise<{ manifests: Manifest[]; problems: string[] }> {
  const unknown = languages.filter((name) => !(LANGUAGES as readonly string[]).includes(name))
  if (unknown.length > 0)
    return { manifests: [], problems: [`"${unknown}": the languages are ${LANGUAGES.join(', ')}`] }
  const manifests: Manifest[] = []
  const problems: string[] = []
  for (const file of (await listFiles(root, 'samples')).filter((name) => name.endsWith('/manifest.yaml'))) {
    try {
      manifests.push(parseManifest(file, dirname(`${root}/${file}`), await readText(root, file)))
    } catch (error) {
      problems.push((error as Error).message)
    }
  }
  const asked = manifests.filter(({ language }) => languages.length === 0 || languages.includes(language))
  return { manifests: asked, problems }
}
