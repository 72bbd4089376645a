import { openSheet } from '../dialog/open-dialog.tsx'
import { currentTexts } from '../locales/locale-store.ts'
import { KNOWN_ISSUES, RELEASES_PAGE } from '../model/named-pages.ts'
import { compareReleases } from './compare-releases.ts'
import { type Releases, runningRelease } from './release-store.ts'

/** Asks which release the reader runs. */
export function openReleaseSheet(releases: Releases): void {
  const sheet = openSheet(
    'releases',
    currentTexts().releases.title,
    <ReleaseSheet {...releases} onLeave={() => sheet?.close()} />,
  )
}

function ReleaseSheet({ described, measured, onLeave }: Releases & { readonly onLeave: () => void }) {
  const texts = currentTexts().releases
  const running = runningRelease.useChosen() ?? described
  return (
    <>
      <p>{texts.explanation(described)}</p>
      <label>
        {texts.release}{' '}
        <select size={8} value={running} onChange={({ target }) => runningRelease.choose(target.value)}>
          {measured.toReversed().map((release) => (
            <option key={release}>{release}</option>
          ))}
        </select>
      </label>
      {compareReleases(running, described) > 0 && (
        <>
          <p>
            <a href={RELEASES_PAGE} onClick={onLeave}>
              {texts.whatIsNew(running)}
            </a>
          </p>
          <p>
            <a href={KNOWN_ISSUES.page} onClick={onLeave}>
              {texts.mended(described)}
            </a>
          </p>
        </>
      )}
    </>
  )
}
