import '../shared.ts'
import { type NavNode, pagesIn, trailTo } from '../model/navigation.ts'
import type { Answer } from '../search-modal/ask-search.ts'
import { askWorker } from './ask-worker.ts'
import { searchOutline } from './search-outline.ts'

/** Search without a connection: the pages on this device by their titles and headings. */
export async function searchKept(query: string, navigation: readonly NavNode[]): Promise<Answer> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) throw new Error('there is no connection, and nothing is kept on this device')
  const { outline = [] } = await askWorker(worker, { kind: 'outline' })
  const pages = new Map(pagesIn(navigation).map(({ path, label }) => [String(path), { path, label }]))
  const searched = outline.flatMap((page) => {
    const known = pages.get(page.path)
    if (!known) return []
    const groups = (trailTo(navigation, known.path) ?? []).map(({ label }) => label)
    return [{ ...page, label: known.label, groups }]
  })
  return { places: searchOutline(searched, query), suggestions: [], offline: true }
}
