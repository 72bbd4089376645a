import { hasDefaultPassword } from '../compile/samples/credentials.ts'
import type { ContentProblem } from '../content-error.ts'
import { isOfKind } from '../data/page-kinds.ts'
import type { SiteContent } from '../site-content.ts'

/** Listings that show the password of a new server: readers copy it to servers that are not new. */
export function findDefaultPasswords({
  byPath,
  kinds,
}: Pick<SiteContent, 'byPath' | 'kinds'>): ContentProblem[] {
  return [...byPath].flatMap(([path, { file, sections }]) =>
    isOfKind(path, kinds.defaultPassword)
      ? []
      : sections
          .filter(({ code }) => hasDefaultPassword(code))
          .map(({ title }) => ({
            file,
            message: `a listing under "${title}" has the default password`,
            remedy: 'Write {key}; what that stands for is said below by itself.',
          })),
  )
}
