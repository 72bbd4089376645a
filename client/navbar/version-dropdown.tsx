import { useTexts } from '../locales/locale-store.ts'
import type { DocsVersion } from '../model/site-config.ts'
import { openReleases } from '../releases/follow-release.ts'
import { runningRelease } from '../releases/release-store.ts'
import { useSite } from '../site-context.tsx'
import { Dropdown } from './dropdown.tsx'
import { useShownMetadata } from './shown-metadata.ts'
import { rememberVersion, usePreferredVersion } from './version-store.ts'

/** The version that the repository's release belongs to (specification, section 3). */
const CURRENT = 'current'

/** Links to the first page of each version, and remembers the reader's choice. */
export function VersionDropdown({ versions }: { versions: readonly DocsVersion[] }) {
  const { version } = useTexts()
  const preferred = usePreferredVersion(versions)
  const label = (
    <>
      <span className="visually-hidden">{version}: </span>
      {preferred && <VersionName version={preferred} />}
    </>
  )
  return (
    <Dropdown className="versions" label={label}>
      <VersionChoices versions={versions} />
    </Dropdown>
  )
}

export function VersionChoices({ versions }: { versions: readonly DocsVersion[] }) {
  const preferred = usePreferredVersion(versions)
  return (
    <>
      {versions.map((version) => (
        <li key={version.name}>
          <a
            href={version.main}
            aria-current={version === preferred ? 'true' : undefined}
            onClick={() => rememberVersion(version.name)}
          >
            <VersionName version={version} />
          </a>
        </li>
      ))}
      <RunningRelease />
    </>
  )
}

/** The release that the reader runs, which may differ from the one that the pages describe. */
function RunningRelease() {
  const { yourServer } = useTexts()
  const { releases } = useSite()
  const running = runningRelease.useChosen() ?? releases.described
  if (releases.measured.length === 0) return null
  return (
    <li className="scripted">
      <button type="button" onClick={() => openReleases(releases)}>
        {yourServer(running)}
      </button>
    </li>
  )
}

/** The label, and for the current version the release that its pages describe. */
function VersionName({ version: { name, label } }: { version: DocsVersion }) {
  const { release } = useShownMetadata()
  if (name !== CURRENT || !release) return label
  return (
    <span>
      {label} <small>{release}</small>
    </span>
  )
}
