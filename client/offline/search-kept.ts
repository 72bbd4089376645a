import '../shared.ts'
import type { NavNode } from '../model/navigation.ts'
import type { Answer } from '../search-modal/ask-search.ts'
import { asHtml } from '../search-modal/hits/read-hit.ts'
import { filterPages } from '../sidebar/filter-pages.ts'
import { askWorker } from './ask-worker.ts'

const MOST = 20

/** Search without a connection: the pages on this device whose titles contain the words. */
export async function searchKept(query: string, navigation: readonly NavNode[]): Promise<Answer> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) throw new Error('there is no connection, and nothing is kept on this device')
  const { paths } = await askWorker(worker, { kind: 'list' })
  const kept = new Set(paths)
  const found = filterPages(navigation, query).filter(({ page }) => kept.has(page.path))
  return {
    places: found.slice(0, MOST).map(({ page: { path, label }, trail }) => ({
      hit: {
        href: path,
        group: trail[0] ?? '',
        page: label,
        kind: 'page',
        title: asHtml(label),
        below: asHtml(trail.join(' › ')),
      },
      more: [],
    })),
    suggestions: [],
    offline: true,
  }
}
