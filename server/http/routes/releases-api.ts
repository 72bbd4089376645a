import { NOT_PAGES } from '#client/model/not-pages.ts'
import type { Site } from '#server/site/site.ts'
import type { Serve } from './serve.ts'

/** What came, went and changed in each measured release, against the measured release before. */
export function releasesApi(serve: Serve, { release, releases }: Site): void {
  serve(
    {
      path: `${NOT_PAGES.api}releases`,
      name: 'releases',
      cache: 'file',
      vary: 'Accept-Encoding',
      record: true,
    },
    (_request, response) =>
      response.json({
        described: release.tag_name,
        releases: (releases?.measured ?? []).map(({ version, built, unasked = [] }) => ({
          version,
          built,
          unasked,
          changes: releases?.changesIn(version).map(({ kind, name, change }) => {
            const { in: _release, ...rest } = change
            return { kind, name, ...rest }
          }),
        })),
      }),
  )
}
