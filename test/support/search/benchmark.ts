import { createHash } from 'node:crypto'
import type { DocsPath } from '#client/model/docs-path.ts'
import type { Site } from '#server/site/site.ts'
import { QUESTION_FILES, readQuestions } from './questions.ts'
import type { RelevanceCase } from './relevance.ts'

/** Kinds of queries: the product's terms, plain words, a pasted message, a question from a forum. */
export type QueryKind = 'terms' | 'words' | 'messages' | 'questions'
/** Ranking is developed with the first half; the second is only ever printed. */
export type Half = 'develop' | 'held out'

export interface BenchmarkCase extends RelevanceCase {
  readonly kind: QueryKind
  readonly half: Half
}

const FILES: Readonly<Record<QueryKind, readonly string[]>> = {
  terms: ['benchmark/terms'],
  words: ['benchmark/words'],
  messages: ['benchmark/messages'],
  questions: QUESTION_FILES,
}

/** Every labelled query that a page of the site answers. */
export function readBenchmark({ pages }: Pick<Site, 'pages'>): BenchmarkCase[] {
  return (Object.keys(FILES) as QueryKind[])
    .flatMap((kind) =>
      FILES[kind].flatMap((file) => readQuestions(file)).map((question) => ({ kind, ...question })),
    )
    .map(({ kind, ask, answer, also }) => ({
      query: ask,
      kind,
      half: halfOf(ask),
      paths: [...answer, ...also].map(pathOf).filter((path) => pages.has(path)),
    }))
    .filter(({ paths }) => paths.length > 0)
}

const pathOf = (address: string): DocsPath => address.replace(/#.*/, '') as DocsPath

/** The same words always fall into the same half, wherever the query came from. */
const halfOf = (ask: string): Half =>
  (createHash('sha256').update(ask.toLowerCase()).digest()[0] ?? 0) % 2 === 0 ? 'develop' : 'held out'
