import { CHANGED_PAGES, MOST_MARKED } from '#client/model/changed-pages.ts'
import type { Site } from '#server/site/site.ts'
import type { Serve } from './serve.ts'

/** The newest changes by address: what a browser marks for a reader who comes back. */
export function changesApi(serve: Serve, { changes }: Pick<Site, 'changes'>): void {
  const newest = Object.fromEntries(
    changes
      .slice(0, MOST_MARKED)
      .reverse()
      .map(({ path, day }) => [path, day]),
  )
  serve(
    { path: CHANGED_PAGES, name: 'changes', cache: 'file', vary: 'Accept-Encoding', record: true },
    (_request, response) => response.json(newest),
  )
}
