import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { ROOT } from '#build/paths.ts'
import type { DocsPath } from '#client/model/docs-path.ts'
import type { Site } from '#server/site/site.ts'
import { alsoSchema } from './questions.ts'
import type { RelevanceCase } from './relevance.ts'

/** Kinds of queries: the product's terms, plain words, a pasted message, a question from a forum. */
export type QueryKind = 'terms' | 'words' | 'messages' | 'questions'
/** Ranking is developed with the first half; the second is only ever printed. */
export type Half = 'develop' | 'held out'

export interface BenchmarkCase extends RelevanceCase {
  readonly kind: QueryKind
  readonly half: Half
}

const FOLDER = `${ROOT}test/http/search`
const KINDS = ['terms', 'words', 'messages'] as const
const entries = z.array(
  z.strictObject({
    ask: z.string().min(1),
    source: z.string().min(1),
    answer: z.array(z.string()).min(1),
    also: alsoSchema,
  }),
)

/** Every labelled query that a page of the site answers. */
export function readBenchmark({ pages }: Pick<Site, 'pages'>): BenchmarkCase[] {
  const files: [QueryKind, string][] = [
    ...KINDS.map((kind): [QueryKind, string] => [kind, `${FOLDER}/benchmark/${kind}.yaml`]),
    ...globSync(`${FOLDER}/questions/*.yaml`).map((file): [QueryKind, string] => ['questions', file]),
  ]
  return files
    .filter(([, file]) => existsSync(file))
    .flatMap(([kind, file]) => {
      const read = entries.safeParse(parse(readFileSync(file, 'utf8')))
      if (!read.success) throw new Error(`${basename(file)}: ${z.prettifyError(read.error)}`)
      return read.data.map(({ ask, answer, also }) => ({
        query: ask,
        kind,
        half: halfOf(ask),
        paths: [...answer, ...also].map(pathOf).filter((path) => pages.has(path)),
      }))
    })
    .filter(({ paths }) => paths.length > 0)
}

const pathOf = (address: string): DocsPath => address.replace(/#.*/, '') as DocsPath

/** The same words always fall into the same half, wherever the query came from. */
const halfOf = (ask: string): Half =>
  (createHash('sha256').update(ask.toLowerCase()).digest()[0] ?? 0) % 2 === 0 ? 'develop' : 'held out'
