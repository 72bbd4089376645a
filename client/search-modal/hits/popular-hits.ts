import { type NavNode, pagesIn, trailTo } from '../../model/navigation.ts'
import { asHtml, type Hit } from './read-hit.ts'

/** Pages as hits, in the order of their paths; one that is not in the navigation is left out. */
export function popularHits(paths: readonly string[], navigation: readonly NavNode[]): Hit[] {
  const pages = new Map<string, Hit>(
    pagesIn(navigation).map(({ path, label }) => {
      const [chapter] = trailTo(navigation, path) ?? []
      return [
        path,
        {
          href: path,
          group: chapter?.label ?? '',
          page: label,
          kind: 'page',
          title: asHtml(label),
          below: '',
        },
      ]
    }),
  )
  return paths.flatMap((path) => pages.get(path) ?? [])
}
