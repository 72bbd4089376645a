import type { SiteContent } from '../site-content.ts'
import type { LinkProblem } from './link-faults.ts'

export const findExcludedPages = ({
  excluded,
  kinds,
}: Pick<SiteContent, 'excluded' | 'kinds'>): LinkProblem[] =>
  excluded.map((file) => ({
    file,
    kind: 'excluded-page',
    message: `addresses below ${kinds.excluded.join(', ')} are not part of the documentation, so the page is not served`,
    remedy: 'Move or delete it.',
  }))
