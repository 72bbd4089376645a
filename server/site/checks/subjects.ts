import { z } from 'zod'
import type { DocsPath } from '#client/model/docs-path.ts'
import type { ContentProblem } from '../content-error.ts'
import { YamlSource } from '../data/yaml-source.ts'
import type { SiteContent } from '../site-content.ts'
import type { CheckInput } from './content-check.ts'
import { lineAt } from './fences.ts'

export const SUBJECTS_FILE = 'data/subjects.yaml'

const subject = z.strictObject({
  subject: z.string(),
  /** Address of the section that readers are sent to. */
  home: z.string().startsWith('/docs/'),
  /** Finds sentences about the subject. Its groups hold what they say of it. */
  pattern: z.string().transform((pattern) => new RegExp(pattern, 'gi')),
  says: z.array(z.string()).min(1),
})

/**
 * Finds sentences that give another number, status or version than their subject has, and subjects that no page mentions
 * or whose home is gone.
 */
export function findDisagreements(
  { byPath }: Pick<SiteContent, 'byPath'>,
  { sources, subjects: yaml }: Pick<CheckInput, 'sources' | 'subjects'>,
): ContentProblem[] {
  const source = new YamlSource(SUBJECTS_FILE, yaml)
  const subjects = source.parse(z.array(subject), 'Compare with the other entries.')
  if (!subjects) return source.problems
  const found = sources.flatMap(({ file, text }) => {
    const prose = text.replace(/\]\([^)\n]*\)/g, '').replaceAll('[', '')
    return subjects.flatMap((each) =>
      [...prose.matchAll(each.pattern)].map((match) => ({
        file,
        line: lineAt(prose, match.index),
        subject: each,
        value: match.slice(1).find((group) => group !== undefined) ?? '',
      })),
    )
  })
  const wrong = found
    .filter(({ subject: { says }, value }) => !says.includes(value))
    .map(({ file, line, subject: { subject, home, says }, value }) => ({
      file,
      line,
      message: `"${value}" disagrees with other pages: ${subject} is ${says.join(' or ')}`,
      remedy: `Compare with ${home}, then correct this sentence or content/${SUBJECTS_FILE}.`,
    }))
  const stale = subjects.flatMap((each) => {
    const [path = '', id = ''] = each.home.split('#')
    const page = byPath.get(path as DocsPath)
    const isHome = page && (id === '' || page.ids.includes(id))
    if (isHome && found.some(({ subject }) => subject === each)) return []
    const message = isHome ? `no page mentions "${each.subject}"` : `there is no ${each.home}`
    return [{ file: SUBJECTS_FILE, message }]
  })
  return [...wrong, ...stale]
}
