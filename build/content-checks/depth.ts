import type { ContentProblem } from '#server/site/content-error.ts'
import type { Site } from '#server/site/site.ts'

/** Words that a page of a depth has, code included. */
const DEPTHS: Readonly<Record<string, number>> = { S: 300, M: 900, L: 2000, XL: 2000 }

/** Pages with less than half of the words that their subject needs, by a table of routes with their depths. */
export function findThinPages({ pages }: Pick<Site, 'pages'>, routes: string): ContentProblem[] {
  const [head = '', ...rows] = routes.trimEnd().split('\n')
  const names = head.split('\t')
  const [path, kind, depth] = ['path', 'kind', 'depth'].map((name) => names.indexOf(name))
  const depths = new Map<string | undefined, string | undefined>()
  for (const row of rows) {
    const cells = row.split('\t')
    if (cells[kind ?? -1] === 'page') depths.set(cells[path ?? -1], cells[depth ?? -1])
  }
  return [...pages.values()].flatMap(({ meta, markdown }) => {
    const wanted = DEPTHS[depths.get(meta.path) ?? ''] ?? 0
    const words = countWords(markdown)
    if (words * 2 >= wanted) return []
    return [
      { file: meta.sourceFile, message: `the page has ${words} words; its subject needs about ${wanted}` },
    ]
  })
}

const countWords = (markdown: string): number =>
  markdown.match(/[\p{L}\p{N}][\p{L}\p{N}_'.-]*/gu)?.length ?? 0
