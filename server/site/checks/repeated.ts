import type { ContentProblem } from '../content-error.ts'
import type { SiteContent } from '../site-content.ts'

/** Finds pages with the same title or description: readers could not tell them apart in search results or tabs. */
export const findRepeatedWords = ({ pages }: SiteContent): ContentProblem[] =>
  (['title', 'description'] as const).flatMap((name) => {
    const first = new Map<string, string>()
    return pages.flatMap(({ file, frontMatter }): ContentProblem[] => {
      const words = frontMatter[name].toLowerCase().replace(/\W+/g, ' ').trim()
      const other = first.get(words)
      if (other === undefined) first.set(words, file)
      return other === undefined ? [] : [{ file, message: `the ${name} is that of ${other} too` }]
    })
  })
