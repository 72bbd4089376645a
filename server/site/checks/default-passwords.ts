import { hasDefaultPassword } from '../compile/samples/credentials.ts'
import type { ContentProblem } from '../content-error.ts'
import type { SiteContent } from '../site-content.ts'

/** Pages whose subject is the default itself: how to find it, and how to be rid of it. */
const ABOUT_THE_DEFAULT: ReadonlySet<string> = new Set(['/docs/guides/enterprise-quick-start/'])

/** Listings that show the password of a new server: readers copy it to servers that are not new. */
export function findDefaultPasswords({ byPath }: Pick<SiteContent, 'byPath'>): ContentProblem[] {
  return [...byPath].flatMap(([path, { file, sections }]) =>
    ABOUT_THE_DEFAULT.has(path)
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
