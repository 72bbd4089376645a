import { parseDocsPath } from '#client/model/docs-path.ts'
import { FRAGMENTS_FILE } from '#client/model/fragments-file.ts'
import type { Site } from '#server/site/site.ts'
import type { Serve } from './serve.ts'

/** `<page>/fragments.json`: where sections are that had another name. Browsers ask when an address names one. */
export function oldFragmentsApi(serve: Serve, { pages, oldFragments }: Site): void {
  serve(
    {
      path: /\/fragments\.json$/,
      name: 'fragments',
      cache: 'file',
      vary: 'Accept-Encoding',
      record: true,
      find(request) {
        const path = parseDocsPath(request.path.slice(0, -FRAGMENTS_FILE.length))
        return path && pages.has(path) ? path : null
      },
    },
    (_request, response, path) => response.json(oldFragments[path] ?? {}),
  )
}
