import type { DocsPath } from '#client/model/docs-path.ts'
import type { ContentProblem } from '../content-error.ts'
import { isSearched } from '../is-searched.ts'
import type { SiteContent } from '../site-content.ts'

/** Searches for a page or a section that there is not, and sections that nobody has written searches for. */
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
          .filter(({ id }) => !asked.has(keyOf(path, id)))
          .map(({ id, title }) => ({
            file,
            message: `nobody wrote what readers search for when ${title ? `"${title}"` : 'this page'} is the answer`,
            remedy: `Add "${id}" below ${path} in data/questions/, with three to eight searches, or an empty list.`,
          }))
      : [],
  )

const keyOf = (path: string, section: string): string => `${path}#${section}`
