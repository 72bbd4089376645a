import { useTexts } from '../locales/locale-store.ts'
import type { DocsVersion } from '../model/site-config.ts'
import { Dropdown } from './dropdown.tsx'
import { rememberVersion, usePreferredVersion } from './version-store.ts'

/** Leads to the first page of a version, and remembers which one it was. */
export function VersionDropdown({ versions }: { versions: readonly DocsVersion[] }) {
  const { version } = useTexts()
  const preferred = usePreferredVersion(versions)
  const label = (
    <>
      <span className="visually-hidden">{version}: </span>
      {preferred?.label}
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
  return versions.map((version) => (
    <li key={version.name}>
      <a
        href={version.main}
        aria-current={version === preferred ? 'true' : undefined}
        onClick={() => rememberVersion(version.name)}
      >
        {version.label}
      </a>
    </li>
  ))
}
