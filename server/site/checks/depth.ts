import type { ContentProblem } from '../content-error.ts'
import type { SiteContent } from '../site-content.ts'
import type { CheckInput } from './content-check.ts'

/** The number of words for each depth, code included. */
const DEPTHS: Readonly<Record<string, number>> = { S: 300, M: 900, L: 2000, XL: 2000 }

/** Finds pages with less than half of the words that their subject needs, by a table of routes with their depths. */
export function findThinPages({ byPath }: SiteContent, { routes }: CheckInput): ContentProblem[] {
  if (routes === null) return []
  const [head = '', ...rows] = routes.trimEnd().split('\n')
  const names = head.split('\t')
  const [address, kind, depth] = ['path', 'kind', 'depth'].map((name) => names.indexOf(name))
  const depths = new Map<string | undefined, string | undefined>()
  for (const row of rows) {
    const cells = row.split('\t')
    if (cells[kind ?? -1] === 'page') depths.set(cells[address ?? -1], cells[depth ?? -1])
  }
  return [...byPath].flatMap(([path, { file, markdown }]) => {
    const wanted = DEPTHS[depths.get(path) ?? ''] ?? 0
    const words = countWords(markdown)
    if (words * 2 >= wanted) return []
    return [{ file, message: `the page has ${words} words; its subject needs about ${wanted}` }]
  })
}

const countWords = (markdown: string): number =>
  markdown.match(/[\p{L}\p{N}][\p{L}\p{N}_'.-]*/gu)?.length ?? 0
