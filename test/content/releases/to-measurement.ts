import { releasesOf } from '#server/site/data/release-history.ts'
import type { ReleaseData, Span } from '#server/site/data/releases.ts'
import type { Clause, MeasuredSetting, Measurement } from './measurement.ts'

type Changing<Change> = Span & {
  readonly changes?: readonly (Change & { readonly in: string })[] | undefined
}

/** Restores the measurement of one release from the data file. Throws if the file does not have the release. */
export function toMeasurement(data: ReleaseData, version: string): Measurement {
  const release = data.measured.find((each) => each.version === version)
  if (!release) throw new Error(`${version} is not among the measured releases`)
  const versions = data.measured.map((each) => each.version)
  const isThere = (span: Span) => releasesOf(span, versions).includes(version)
  /** The state of each item that the release has: its first one, and what its changes until then make of that. */
  const states = <Change, Item extends Changing<Change>, State>(
    items: Readonly<Record<string, Item & Changing<Change>>>,
    first: (item: Item) => State,
    after: (state: State, change: Change) => State,
  ): Record<string, State> =>
    Object.fromEntries(
      Object.entries(items)
        .filter(([, item]) => isThere(item))
        .map(([name, item]) => {
          const until = versions.slice(0, versions.indexOf(version) + 1)
          const changes = (item.changes ?? []).filter((change) => until.includes(change.in))
          return [name, changes.reduce(after, first(item))]
        }),
    )
  const names = (groups: ReleaseData['keywords']) =>
    groups
      .filter(isThere)
      .flatMap((group) => group.names)
      .sort()
  const clauseOf = (group: ReleaseData['forms'][string][number]): Clause =>
    group.unclear?.includes(version) ? 'unclear' : isThere(group) ? 'taken' : 'refused'
  const clauses = Object.entries(data.forms).map(([form, groups]) => [
    form,
    Object.fromEntries(
      groups.flatMap((group) => group.keywords.map((keyword) => [keyword, clauseOf(group)])),
    ),
  ])
  return {
    version,
    built: release.built,
    unasked: release.unasked ?? [],
    functions: states(
      data.functions,
      (item) => item.signatures,
      (now, { came = [], went = [] }) => [...now.filter((each) => !went.includes(each)), ...came].sort(),
    ),
    settings: states(
      data.settings,
      (item): MeasuredSetting => ({ default: item.default, reloadable: item.reloadable === true }),
      (now, change) => ({
        default: change.default ?? now.default,
        reloadable: change.reloadable ?? now.reloadable,
      }),
    ),
    keywords: names(data.keywords),
    types: names(data.types),
    operators: names(data.operators),
    forms: Object.fromEntries(clauses),
  }
}
