import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { useTexts } from '../locales/locale-store.ts'
import type { RouteData } from '../model/route-data.ts'
import type { DocsVersion } from '../model/site-config.ts'
import { Dropdown } from '../parts/dropdown.tsx'
import { openReleases } from '../releases/follow-release.ts'
import { runningRelease } from '../releases/release-store.ts'
import { useSite } from '../site-context.tsx'
import { createStoredChoice } from '../storage/stored-choice.ts'

/** The version whose pages describe a release (specification, section 3). */
const CURRENT = 'current'

const storedVersion = createStoredChoice('docs-version')

/** The version of the page at hand, which the search and other pages do not have. */
function useOwnVersion(versions: readonly DocsVersion[]): DocsVersion | undefined {
  const { route } = useLoaderData<{ route: RouteData }>()
  const path = route.kind === 'page' ? route.meta.path : ''
  return versions
    .filter((version) => path.startsWith(version.path))
    .sort((one, other) => other.path.length - one.path.length)[0]
}

/** Links to the first page of each version. The page remembers its version, so that a choice needs no script. */
export function VersionDropdown({ versions }: { versions: readonly DocsVersion[] }) {
  const { version: heading, documentationFor, labeled } = useTexts()
  const { releases } = useSite()
  const own = useOwnVersion(versions)
  const stored = storedVersion.useChosen()
  const version = own ?? versions.find(({ name }) => name === stored) ?? versions[0]
  useEffect(() => {
    if (own && own.name !== storedVersion.current()) storedVersion.choose(own.name)
  }, [own])
  return (
    <Dropdown
      className="versions"
      heading={heading}
      label={
        <>
          <span className="visually-hidden">{`${heading}: `}</span>
          <span>{version?.name === CURRENT ? releases.described : version?.label}</span>
        </>
      }
    >
      {versions.map(({ name, label, main }) => (
        <li key={name}>
          <a href={main} aria-current={name === version?.name ? 'true' : undefined}>
            <span>{name === CURRENT ? documentationFor(releases.described) : label}</span>
            {name === CURRENT && <small>{labeled(label)}</small>}
          </a>
        </li>
      ))}
      <RunningRelease />
    </Dropdown>
  )
}

/** The release that the reader runs, which may differ from the one that the pages describe. */
function RunningRelease() {
  const { iRun, iRunAnother } = useTexts()
  const { releases } = useSite()
  const running = runningRelease.useChosen() ?? releases.described
  if (releases.measured.length === 0) return null
  return (
    <li className="scripted">
      <button type="button" onClick={() => openReleases(releases)}>
        {running === releases.described ? iRunAnother : iRun(running)}
      </button>
    </li>
  )
}
