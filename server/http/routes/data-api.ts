import { CHANGED_PAGES, MOST_MARKED } from '#client/model/changed-pages.ts'
import { NOT_PAGES } from '#client/model/not-pages.ts'
import { changesIn } from '#server/site/data/release-history.ts'
import { type Measured, releaseMark } from '#server/site/data/release-mark.ts'
import type { Site } from '#server/site/site.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

/** Data of the site as JSON. What content says is recorded; GitHub's records come with where they are from. */
export function dataApi(serve: Serve, { site, metadata }: PageParts): void {
  function add(path: string, isContent: boolean, data: () => object): void {
    const cache = isContent ? 'file' : 'metadata'
    serve({ path, name: path, cache, vary: 'Accept-Encoding', record: isContent }, (_request, response) =>
      response.json({ ...data(), ...(!isContent && metadata.age) }),
    )
  }
  const { api } = NOT_PAGES
  add(CHANGED_PAGES, true, () => newestChanges(site))
  add(`${api}releases`, true, () => measuredReleases(site))
  add(`${api}releases/settings`, true, () => settingMarks(site))
  add(`${api}metadata`, false, () => {
    const { release: latestRelease, repository } = metadata.state
    return { shown: metadata.shown, latestRelease, repository }
  })
  add(`${api}metadata/latest-release`, false, () => metadata.state.release)
  add(`${api}metadata/repository`, false, () => metadata.state.repository)
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
