import { NOT_PAGES } from '#client/model/not-pages.ts'
import { type Measured, releaseMark } from '#server/site/data/release-mark.ts'
import type { Site } from '#server/site/site.ts'
import type { Serve } from './serve.ts'

/** Lists what came, went and changed in each measured release, against the measured release before. */
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
  serve(
    {
      path: `${NOT_PAGES.api}releases/settings`,
      name: 'releases',
      cache: 'file',
      vary: 'Accept-Encoding',
      record: true,
    },
    (_request, response) => response.json(settingMarks(releases, release.tag_name)),
  )
}

/**
 * The marks of the page of settings for a reader's release, by key. The page itself has none of it: it would be 1.5 KB of
 * gzip for every reader, and few choose a release.
 */
const settingMarks = (releases: Site['releases'], described: string): Record<string, Measured> =>
  Object.fromEntries(
    Object.keys(releases?.data.settings ?? {})
      .map((key) => [key, releaseMark(releases, 'setting', [key], described).measured] as const)
      .filter(([, measured]) => Object.keys(measured).length > 0),
  )
