import { type Change, findName, type Kind, type ReleaseHistory } from './release-history.ts'

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
  const { versions } = history
  const found = names.map((name) => findName(history, kind, name))
  const present = versions.filter((version) => found.every((name) => name?.releases.includes(version)))
  const changes = found.flatMap((name) => name?.changes ?? [])
  const defaults = changes.filter((change) => change.what === 'default')
  const signatures = changes.filter(({ what }) => what === 'signatures').map((change) => change.in)
  const isAlways = present.length === 0 || present.length === versions.length
  return {
    since: present[0] === versions[0] ? null : (present[0] ?? null),
    before: beforeOf(defaults, versions, described),
    measured: {
      ...(!isAlways && { in: spans(present, versions) }),
      ...(defaults.length > 0 && { defaults: stepsOf(defaults) }),
      ...(signatures.length > 0 && { changed: [...new Set(signatures)].join(' ') }),
    },
  }
}

type DefaultChange = Extract<Change, { what: 'default' }>

/** Only defaults before the described release; later ones are shown to readers of a later release. */
const beforeOf = (
  changes: readonly DefaultChange[],
  versions: readonly string[],
  described: string,
): string =>
  changes
    .filter((change) => versions.indexOf(change.in) <= versions.indexOf(described))
    .map(({ in: release, from }) => `Before ${release} the default was ${from ? `\`${from}\`` : 'none'}.`)
    .join(' ')

const stepsOf = (changes: readonly DefaultChange[]): string =>
  [changes[0]?.from, ...changes.flatMap((change) => [change.in, change.to])].join('\t')

/** Runs of releases, such as `8.2.0-9.1.1 9.2.0-`: open at the end if the newest one has it. */
function spans(present: readonly string[], versions: readonly string[]): string {
  const found: string[] = []
  versions.forEach((version, at) => {
    if (!present.includes(version)) return
    const [before = '', after] = [versions[at - 1], versions[at + 1]]
    if (!present.includes(before)) found.push(`${version}-`)
    if (after !== undefined && !present.includes(after)) found.push(`${found.pop()}${version}`)
  })
  return found.join(' ')
}
