import type { ContentProblem } from '#server/site/content-error.ts'
import type { Site } from '#server/site/site.ts'

/** Pages that describe themselves in the same words: a list of search results could not tell them apart. */
export function findRepeatedDescriptions({ pages }: Pick<Site, 'pages'>): ContentProblem[] {
  const first = new Map<string, string>()
  const problems: ContentProblem[] = []
  for (const { meta } of pages.values()) {
    const words = meta.description.toLowerCase().replace(/\W+/g, ' ').trim()
    const other = first.get(words)
    if (other === undefined) first.set(words, meta.sourceFile)
    else problems.push({ file: meta.sourceFile, message: `the description is that of ${other} too` })
  }
  return problems
}
