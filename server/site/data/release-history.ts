import type { ReleaseData, Span } from './releases.ts'

export type Kind = 'function' | 'setting' | 'keyword' | 'type' | 'operator' | 'statement' | 'clause'

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

/**
 * Answers questions about names across the measured releases. Functions, keywords, types and operators are found in any
 * case; a statement is named by its diagram (`reference/sql/create-table`), a clause by its diagram and keyword
 * (`reference/sql/create-table TTL`).
 */
export interface ReleaseHistory {
  /** Its sources. */
  readonly data: ReleaseData
  /** Oldest first. */
  readonly versions: readonly string[]
  /** The same, with their build dates and sentences about what could not be measured. */
  readonly measured: ReleaseData['measured']
  /** The first measured release that has it; the very first of all says little. Null for an unknown name. */
  sinceOf(kind: Kind, name: string): string | null
  /** The last measured release that has it; null for an unknown name. */
  untilOf(kind: Kind, name: string): string | null
  has(kind: Kind, name: string, version: string): boolean
  /** Oldest first; being in the very first release is not a change. */
  changesOf(kind: Kind, name: string): readonly Change[]
  /** Everything that one release added, removed or changed, by kind and name. */
  changesIn(version: string): readonly NamedChange[]
}

interface Entry {
  readonly name: string
  /** By the release's index in the list. */
  readonly present: readonly boolean[]
  readonly changes: readonly Change[]
}

export function createReleaseHistory(data: ReleaseData): ReleaseHistory {
  const versions = data.measured.map(({ version }) => version)
  const entries = indexOf(data, versions)
  const find = (kind: Kind, name: string) => entries[kind].get(keyOf(kind, name))
  return {
    data,
    versions,
    measured: data.measured,
    sinceOf: (kind, name) => versions[find(kind, name)?.present.indexOf(true) ?? -1] ?? null,
    untilOf: (kind, name) => versions[find(kind, name)?.present.lastIndexOf(true) ?? -1] ?? null,
    has: (kind, name, version) => find(kind, name)?.present[versions.indexOf(version)] ?? false,
    changesOf: (kind, name) => find(kind, name)?.changes ?? [],
    changesIn: (version) =>
      KINDS.flatMap((kind) =>
        [...entries[kind].values()].flatMap(({ name, changes }) =>
          changes.filter((change) => change.in === version).map((change) => ({ kind, name, change })),
        ),
      ),
  }
}

export const KINDS: readonly Kind[] = [
  'statement',
  'clause',
  'function',
  'operator',
  'type',
  'keyword',
  'setting',
]
const EXACT: ReadonlySet<Kind> = new Set(['setting', 'statement', 'clause'])

const keyOf = (kind: Kind, name: string): string => (EXACT.has(kind) ? name : name.toLowerCase())

type Index = Readonly<Record<Kind, ReadonlyMap<string, Entry>>>

function indexOf(data: ReleaseData, versions: readonly string[]): Index {
  const grouped = (kind: Kind, groups: ReleaseData['keywords']) =>
    index(
      kind,
      groups.flatMap((group) =>
        group.names.map((name) => entryOf(name, presence(group, versions), [], versions)),
      ),
    )
  const recorded = <Item extends Span>(
    kind: Kind,
    records: Readonly<Record<string, Item>>,
    changesOf: (item: Item) => readonly Change[],
  ) =>
    index(
      kind,
      Object.entries(records).map(([name, item]) =>
        entryOf(name, presence(item, versions), changesOf(item), versions),
      ),
    )
  return {
    function: recorded('function', data.functions, signatureChanges),
    setting: recorded('setting', data.settings, settingChanges),
    keyword: grouped('keyword', data.keywords),
    type: grouped('type', data.types),
    operator: grouped('operator', data.operators),
    ...indexForms(data.forms, versions),
  }
}

function indexForms(
  forms: ReleaseData['forms'],
  versions: readonly string[],
): Pick<Index, 'statement' | 'clause'> {
  const clauses = Object.entries(forms).flatMap(([form, groups]) =>
    groups.flatMap((group) => {
      const present = clausePresence(group, versions)
      return group.keywords.map((keyword) => ({ form, keyword, present }))
    }),
  )
  const statements = Map.groupBy(clauses, ({ form }) => form)
  return {
    statement: index(
      'statement',
      [...statements].map(([form, own]) =>
        entryOf(form, anyOf(own.map(({ present }) => present)), [], versions),
      ),
    ),
    clause: index(
      'clause',
      clauses.map(({ form, keyword, present }) => entryOf(`${form} ${keyword}`, present, [], versions)),
    ),
  }
}

/**
 * A release whose answer is ambiguous counts as having the clause, so that no clause is called newer than it is. If no
 * release clearly accepts the clause, none has it.
 */
function clausePresence(group: ReleaseData['forms'][string][number], versions: readonly string[]): boolean[] {
  const taken = presence(group, versions)
  if (!taken.includes(true)) return taken
  return taken.map((isTaken, at) => isTaken || (group.unclear ?? []).includes(versions[at] ?? ''))
}

const index = (kind: Kind, entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(entries.map((each) => [keyOf(kind, each.name), each]))

function entryOf(
  name: string,
  present: readonly boolean[],
  details: readonly Change[],
  versions: readonly string[],
): Entry {
  const changes = [...comings(present, versions), ...details]
  return { name, present, changes: changes.sort((a, b) => versions.indexOf(a.in) - versions.indexOf(b.in)) }
}

/** For each release, whether the span covers it. A span that covers none lists all releases in `without`. */
export function presence({ since, until, without = [] }: Span, versions: readonly string[]): boolean[] {
  const first = since === undefined ? 0 : versions.indexOf(since)
  const last = until === undefined ? versions.length - 1 : versions.indexOf(until)
  return versions.map((version, at) => at >= first && at <= last && !without.includes(version))
}

const anyOf = (lists: readonly (readonly boolean[])[]): boolean[] =>
  (lists[0] ?? []).map((_, at) => lists.some((list) => list[at]))

function comings(present: readonly boolean[], versions: readonly string[]): Change[] {
  return versions.flatMap((version, at) => {
    if (at === 0 || present[at] === present[at - 1]) return []
    return [{ in: version, what: present[at] ? 'came' : 'went' }] as const
  })
}

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
