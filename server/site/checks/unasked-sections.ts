import type { DocsPath } from '#client/model/docs-path.ts'
import { ISSUES_HEADING } from '../components/known-issue.ts'
import type { ContentProblem } from '../content-error.ts'
import { isSearched } from '../page-path.ts'
import type { SiteContent } from '../site-content.ts'

type Searched = Pick<SiteContent, 'byPath' | 'questions'>

/** Finds searches for a missing page or section. */
export function findQuestionFaults({ byPath, questions }: Searched): ContentProblem[] {
  const known = new Map(
    [...byPath].map(([path, { sections }]) => [path, new Set(sections.map(({ id }) => id))]),
  )
  const seen = new Set<string>()
  return questions.flatMap(({ path, section, file, line }) => {
    const place = keyOf(path, section)
    const isTwice = seen.has(place)
    seen.add(place)
    const sections = known.get(path as DocsPath)
    if (!sections) return [{ file, line, message: `${path} is no page` }]
    if (!sections.has(section)) return [{ file, line, message: `${path} has no section "${section}"` }]
    return isTwice ? [{ file, line, message: `${place} is here a second time` }] : []
  })
}

/** Finds pages with sections that search knows by their own words alone. */
export function findUnaskedPages({ byPath, questions }: Searched): ContentProblem[] {
  if (questions.length === 0) return []
  const listed = new Set(questions.map(({ path, section }) => keyOf(path, section)))
  return [...byPath].flatMap(([path, { file, frontMatter, sections }]) => {
    const missing = sections.filter(
      ({ id, title }) => title !== ISSUES_HEADING && !listed.has(keyOf(path, id)),
    )
    if (missing.length === 0 || !isSearched(path, frontMatter)) return []
    return [
      {
        file,
        message: `readers' searches are not listed for ${missing.map(({ id }) => `"${id}"`).join(', ')}`,
        remedy: `Add them below ${path} in data/questions/, three to eight searches each, one a line, or "" for none.`,
      },
    ]
  })
}

const keyOf = (path: string, section: string): string => `${path}#${section}`
