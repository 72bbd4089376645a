import type { PageLink } from '#client/model/page.ts'
import type { Site } from '../site/site.ts'

const MOST = 5

/** Pages whose address shares the most letters, in order, with the one asked for. */
export function nearestPages(site: Site, path: string): PageLink[] {
  const wanted = pairsOf(path)
  return [...site.pages.values()]
    .map(({ meta }) => ({ meta, score: similarity(wanted, pairsOf(meta.path)) }))
    .filter(({ score }) => score > 0.3)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ meta }) => ({ path: meta.path, label: meta.title }))
}

function pairsOf(path: string): Set<string> {
  const text = path
    .toLowerCase()
    .slice(0, 200)
    .replace(/^\/docs\//, '')
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))
}

/** Dice's coefficient: the share of letter pairs that two texts have in common. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length
  return (2 * common) / (a.size + b.size || 1)
}
