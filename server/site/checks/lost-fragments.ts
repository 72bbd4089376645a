import type { DocsPath } from '#client/model/docs-path.ts'
import type { ContentProblem } from '../content-error.ts'
import { OLD_FRAGMENTS_FILE } from '../data/old-fragments.ts'
import { PAGE_START, resolveFragment } from '../resolve-fragment.ts'
import type { SiteContent } from '../site-content.ts'
import type { CheckInput } from './content-check.ts'
import { KNOWN_IDS_FILE, knownIdsOf } from './known-ids.ts'

type Content = Pick<SiteContent, 'byPath' | 'redirects' | 'oldFragments'>

/** Addresses of sections that readers may have kept, and that now lead nowhere. */
export function findLostFragments(
  content: Content,
  { knownIds }: Pick<CheckInput, 'knownIds'>,
): ContentProblem[] {
  const { byPath, redirects, oldFragments } = content
  const ids = new Map([...byPath].map(([path, page]) => [path, new Set(page.ids)]))
  const table = { idsOf: (path: DocsPath) => ids.get(path), redirects, oldFragments }
  const leads = (path: string, fragment: string): boolean => {
    const address = resolveFragment(table, path as DocsPath, fragment)
    if (!address) return false
    const [page = '', id = ''] = address.split('#')
    return id === PAGE_START ? ids.has(page as DocsPath) : (ids.get(page as DocsPath)?.has(id) ?? false)
  }
  const known = knownIdsOf(knownIds)
  const lost = [...known].flatMap(([path, names]) =>
    names
      .filter((name) => !leads(path, name))
      .map((name) => ({
        file: OLD_FRAGMENTS_FILE,
        message: `${path}#${name} leads nowhere`,
        remedy: `Add it to ${path}, after the section that has its subject.`,
      })),
  )
  // A content folder without the list, such as one of a test, has nothing to lose.
  const unlisted = (known.size === 0 ? [] : [...ids])
    .map(([path, present]) => ({ path, fresh: [...present].filter((id) => !known.get(path)?.includes(id)) }))
    .filter(({ fresh }) => fresh.length > 0)
    .map(({ path, fresh }) => ({
      file: KNOWN_IDS_FILE,
      message: `${path} has sections that are not listed: ${fresh.join(', ')}`,
      remedy: 'Run npm run format, which adds them, so that they are never lost.',
    }))
  return [...lost, ...unlisted]
}
