import type { DocsPath } from '#client/model/docs-path.ts'
import { ISSUES_HEADING } from '../components/known-issue.ts'
import type { ContentProblem } from '../content-error.ts'
import { isSearched } from '../is-searched.ts'
import type { SiteContent } from '../site-content.ts'

/** Finds searches for a missing page or section, and sections without searches. */
export function findQuestionFaults({
  byPath,
  questions,
}: Pick<SiteContent, 'byPath' | 'questions'>): ContentProblem[] {
  if (questions.length === 0) return []
  const known = new Map(
    [...byPath].map(([path, { sections }]) => [path, new Set(sections.map(({ id }) => id))]),
  )
  const asked = new Set<string>()
  const strays = questions.flatMap(({ path, section, file, line }) => {
    const place = keyOf(path, section)
    const isTwice = asked.has(place)
    asked.add(place)
    const sections = known.get(path as DocsPath)
    if (!sections) return [{ file, line, message: `${path} is no page` }]
    if (!sections.has(section)) return [{ file, line, message: `${path} has no section "${section}"` }]
    return isTwice ? [{ file, line, message: `${place} is here a second time` }] : []
  })
  return [...strays, ...unasked({ byPath }, asked)]
}

const unasked = ({ byPath }: Pick<SiteContent, 'byPath'>, asked: ReadonlySet<string>): ContentProblem[] =>
  [...byPath].flatMap(([path, { file, frontMatter, sections }]) =>
    isSearched(path, frontMatter)
      ? sections
          .filter(({ id, title }) => title !== ISSUES_HEADING && !asked.has(keyOf(path, id)))
          .map(({ id, title }) => ({
            file,
            message: `${title ? `the section "${title}"` : 'the page'} has no list of what readers search for`,
            remedy: `Add "${id}" below ${path} in data/questions/, with three to eight searches, one a line, or "" for none.`,
          }))
      : [],
  )

const keyOf = (path: string, section: string): string => `${path}#${section}`
