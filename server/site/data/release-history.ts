import { parseReleases, type ReleaseData, type Span } from './releases.ts'
import type { YamlSource } from './yaml-source.ts'

/** All kinds of names, in the order in which changes are listed. */
export const KINDS = ['statement', 'clause', 'function', 'operator', 'type', 'keyword', 'setting'] as const
export type Kind = (typeof KINDS)[number]

/** A change in one release, compared with the previous measured release. */
export type Change = { readonly in: string } & (
  | { readonly what: 'came' | 'went' }
  | { readonly what: 'default'; readonly from: string; readonly to: string }
  | { readonly what: 'reloadable'; readonly to: boolean }
  | { readonly what: 'signatures'; readonly came: readonly string[]; readonly went: readonly string[] }
)

export interface NamedChange {
  readonly kind: Kind
  readonly name: string
  readonly change: Change
}

/** A name across the measured releases. */
export interface MeasuredName {
  readonly kind: Kind
  /** A statement is named by its diagram (`reference/sql/create-table`), a clause by its diagram and keyword. */
  readonly name: string
  /** The releases that have it, oldest first. The very first of all as its first one says little. */
  readonly releases: readonly string[]
  /** Oldest first; being in the very first release is not a change. */
  readonly changes: readonly Change[]
}

/** The names of all measured releases. */
export interface ReleaseHistory {
  /** Oldest first. */
  readonly versions: readonly string[]
  /** The same, with their build dates and sentences about what could not be measured. */
  readonly measured: ReleaseData['measured']
  /** By kind and name, see `findName`. */
  readonly names: ReadonlyMap<string, MeasuredName>
}

/** Finds functions, keywords, types and operators in any case. */
export const findName = ({ names }: ReleaseHistory, kind: Kind, name: string): MeasuredName | null =>
  names.get(keyOf(kind, name)) ?? null

const EXACT: ReadonlySet<Kind> = new Set(['setting', 'statement', 'clause'])
const keyOf = (kind: Kind, name: string): string => `${kind} ${EXACT.has(kind) ? name : name.toLowerCase()}`

/** Everything that one release added, removed or changed, by kind and name. */
export const changesIn = ({ names }: ReleaseHistory, version: string): NamedChange[] =>
  [...names.values()]
    .flatMap(({ kind, name, changes }) => changes.map((change) => ({ kind, name, change })))
    .filter(({ change }) => change.in === version)

/** Parses the measurements; null without any. Throws ContentErrors if something is wrong with them. */
export const parseReleaseHistory = (source: YamlSource): ReleaseHistory | null =>
  source.document.contents && createReleaseHistory(parseReleases(source))

export function createReleaseHistory(data: ReleaseData): ReleaseHistory {
  const versions = data.measured.map(({ version }) => version)
  const names = new Map<string, MeasuredName>()
  const add = (kind: Kind, name: string, releases: readonly string[], details: readonly Change[] = []) => {
    const changes = [...comings(releases, versions), ...details].sort(
      (one, other) => versions.indexOf(one.in) - versions.indexOf(other.in),
    )
    names.set(keyOf(kind, name), { kind, name, releases, changes })
  }
  const forms = Object.entries(data.forms)
  for (const [form, groups] of forms) {
    const releases = new Set(groups.flatMap((group) => clauseReleases(group, versions)))
    add(
      'statement',
      form,
      versions.filter((version) => releases.has(version)),
    )
  }
  for (const [form, groups] of forms)
    for (const group of groups)
      for (const keyword of group.keywords)
        add('clause', `${form} ${keyword}`, clauseReleases(group, versions))
  for (const [name, item] of Object.entries(data.functions))
    add('function', name, releasesOf(item, versions), signatureChanges(item))
  for (const kind of ['operator', 'type', 'keyword'] as const)
    for (const group of data[`${kind}s`])
      for (const name of group.names) add(kind, name, releasesOf(group, versions))
  for (const [name, item] of Object.entries(data.settings))
    add('setting', name, releasesOf(item, versions), settingChanges(item))
  return { versions, measured: data.measured, names }
}

/** The releases that a span covers. A span that covers none lists all releases in `without`. */
export function releasesOf({ since, until, without = [] }: Span, versions: readonly string[]): string[] {
  const first = since === undefined ? 0 : versions.indexOf(since)
  const last = until === undefined ? versions.length - 1 : versions.indexOf(until)
  return versions.slice(first, last + 1).filter((version) => !without.includes(version))
}

/**
 * A release whose answer is ambiguous counts as having the clause, so that no clause is called newer than it is. If no
 * release clearly accepts the clause, none has it.
 */
function clauseReleases(group: ReleaseData['forms'][string][number], versions: readonly string[]): string[] {
  const taken = releasesOf(group, versions)
  const has = new Set([...taken, ...(taken.length > 0 ? (group.unclear ?? []) : [])])
  return versions.filter((version) => has.has(version))
}

const comings = (releases: readonly string[], versions: readonly string[]): Change[] =>
  versions.slice(1).flatMap((version, before) => {
    const [had, has] = [releases.includes(versions[before] ?? ''), releases.includes(version)]
    return had === has ? [] : [{ in: version, what: has ? ('came' as const) : ('went' as const) }]
  })

const signatureChanges = ({ changes = [] }: ReleaseData['functions'][string]): Change[] =>
  changes.map(({ in: release, came = [], went = [] }) => ({ in: release, what: 'signatures', came, went }))

function settingChanges({ default: first, changes = [] }: ReleaseData['settings'][string]): Change[] {
  let from = first
  return changes.flatMap(({ in: release, default: to, reloadable }) => {
    const found: Change[] = []
    if (to !== undefined) found.push({ in: release, what: 'default', from, to })
    if (reloadable !== undefined) found.push({ in: release, what: 'reloadable', to: reloadable })
    from = to ?? from
    return found
  })
}
