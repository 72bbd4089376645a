import { CHANGED_PAGES, MOST_MARKED } from '#client/model/changed-pages.ts'
import { NOT_PAGES } from '#client/model/not-pages.ts'
import { changesIn } from '#server/site/data/release-history.ts'
import { type Measured, releaseMark } from '#server/site/data/release-mark.ts'
import type { Site } from '#server/site/site.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

/** Data of the site as JSON. What content says is recorded; GitHub's records come with where they are from. */
export function dataApi(serve: Serve, { site, metadata }: PageParts): void {
  const fromContent: Record<string, () => object> = {
    [CHANGED_PAGES]: () => newestChanges(site),
    [`${NOT_PAGES.api}releases`]: () => measuredReleases(site),
    [`${NOT_PAGES.api}releases/settings`]: () => settingMarks(site),
  }
  const fromGithub: Record<string, () => object> = {
    [`${NOT_PAGES.api}metadata`]: () => {
      const { release: latestRelease, repository } = metadata.state
      return { shown: metadata.shown, latestRelease, repository }
    },
    [`${NOT_PAGES.api}metadata/latest-release`]: () => metadata.state.release,
    [`${NOT_PAGES.api}metadata/repository`]: () => metadata.state.repository,
  }
  for (const [path, data] of Object.entries(fromContent))
    serve({ path, name: path, cache: 'file', vary: 'Accept-Encoding', record: true }, (_request, response) =>
      response.json(data()),
    )
  for (const [path, data] of Object.entries(fromGithub))
    serve(
      { path, name: path, cache: 'metadata', vary: 'Accept-Encoding', record: false },
      (_request, response) => response.json({ ...data(), ...metadata.age }),
    )
}

/** The newest changes by address: what a browser marks for a reader who comes back. */
const newestChanges = ({ changes }: Site) =>
  Object.fromEntries(
    changes
      .slice(0, MOST_MARKED)
      .reverse()
      .map(({ path, day }) => [path, day]),
  )

/** Additions, removals and changes of each measured release, against the measured release before. */
const measuredReleases = ({ release, releases }: Site) => ({
  described: release.tag_name,
  releases: (releases?.measured ?? []).map(({ version, built, unasked = [] }) => ({
    version,
    built,
    unasked,
    changes: (releases ? changesIn(releases, version) : []).map(({ kind, name, change }) => {
      const { in: _release, ...rest } = change
      return { kind, name, ...rest }
    }),
  })),
})

/**
 * The marks of the page of settings for a reader's release, by key. The page itself has none of it: it would be 1.5 KB of
 * gzip for every reader, and few choose a release.
 */
const settingMarks = ({ release, releases }: Site): Record<string, Measured> =>
  Object.fromEntries(
    [...(releases?.names.values() ?? [])]
      .filter(({ kind }) => kind === 'setting')
      .map(({ name }) => [name, releaseMark(releases, 'setting', [name], release.tag_name).measured] as const)
      .filter(([, measured]) => Object.keys(measured).length > 0),
  )
