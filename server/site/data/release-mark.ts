import type { Change, Kind, ReleaseHistory } from './release-history.ts'

/** The mark of something whose releases are measured. */
export interface ReleaseMark {
  /** The release that introduced it; null if the first measured one has it. */
  readonly since: string | null
  /** Its earlier defaults, as a sentence of Markdown; empty if there are none. */
  readonly before: string
  readonly measured: Measured
}

/** For the browser, which knows the reader's release. */
export interface Measured {
  /** The releases that have it, if not all do. */
  readonly in?: string
  /** Each default and the release that replaced it, separated by tabs. */
  readonly defaults?: string
  /** The releases that changed a signature. */
  readonly changed?: string
}

const NOTHING: ReleaseMark = { since: null, before: '', measured: {} }

/**
 * Makes the mark of a heading; if it has several names, the newest one counts. `described` is the release of the pages.
 */
export function releaseMark(
  history: ReleaseHistory | null,
  kind: Kind,
  names: readonly string[],
  described: string,
): ReleaseMark {
  if (!history || names.length === 0) return NOTHING
  const since = newestOf(
    history,
    names.map((name) => history.sinceOf(kind, name)),
  )
  const present = history.versions.map((version) => names.every((name) => history.has(kind, name, version)))
  const changes = names.flatMap((name) => history.changesOf(kind, name))
  const defaults = changes.filter((change) => change.what === 'default')
  return {
    since: since === history.versions[0] ? null : since,
    before: beforeOf(defaults, history.versions, described),
    measured: {
      ...(present.includes(true) && present.includes(false) && { in: spans(present, history.versions) }),
      ...(defaults.length > 0 && { defaults: stepsOf(defaults) }),
      ...signatureChanges(changes),
    },
  }
}

/** The newest of some releases; null if any is unknown. */
function newestOf({ versions }: ReleaseHistory, releases: readonly (string | null)[]): string | null {
  const places = releases.map((release) => (release === null ? -1 : versions.indexOf(release)))
  return places.includes(-1) ? null : (versions[Math.max(...places)] ?? null)
}

type DefaultChange = Extract<Change, { what: 'default' }>

/** Only defaults before the described release; later ones are shown to readers of a later release. */
function beforeOf(changes: readonly DefaultChange[], versions: readonly string[], described: string): string {
  const last = versions.indexOf(described)
  return changes
    .filter((change) => versions.indexOf(change.in) <= last)
    .map(({ in: release, from }) => `Before ${release} the default was ${from ? `\`${from}\`` : 'none'}.`)
    .join(' ')
}

const stepsOf = (changes: readonly DefaultChange[]): string =>
  [changes[0]?.from, ...changes.flatMap((change) => [change.in, change.to])].join('\t')

function signatureChanges(changes: readonly Change[]): Measured {
  const releases = new Set(changes.filter(({ what }) => what === 'signatures').map((change) => change.in))
  return releases.size > 0 ? { changed: [...releases].join(' ') } : {}
}

/** Runs of releases, such as `8.2.0-9.1.1 9.2.0-`: open at the end if the newest one has it. */
function spans(present: readonly boolean[], versions: readonly string[]): string {
  const found: string[] = []
  present.forEach((has, at) => {
    if (!has) return
    if (!present[at - 1]) found.push(`${versions[at]}-`)
    if (present[at + 1] === false) found.push(`${found.pop()}${versions[at]}`)
  })
  return found.join(' ')
}
