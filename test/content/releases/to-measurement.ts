import { releasesOf } from '#server/site/data/release-history.ts'
import type { ReleaseData, Span } from '#server/site/data/releases.ts'
import type { Clause, MeasuredSetting, Measurement } from './measurement.ts'

/** Restores the measurement of one release from the data file. Throws if the file does not have the release. */
export function toMeasurement(data: ReleaseData, version: string): Measurement {
  const release = data.measured.find((each) => each.version === version)
  if (!release) throw new Error(`${version} is not among the measured releases`)
  const versions = data.measured.map((each) => each.version)
  const at = versions.indexOf(version)
  const isThere = (span: Span) => releasesOf(span, versions).includes(version)
  const until = <Change extends { in: string }>(changes: readonly Change[] = []) =>
    changes.filter((change) => versions.indexOf(change.in) <= at)
  const functions = Object.entries(data.functions)
    .filter(([, each]) => isThere(each))
    .map(([name, { signatures, changes }]) => [name, signaturesAfter(signatures, until(changes))] as const)
  const settings = Object.entries(data.settings)
    .filter(([, each]) => isThere(each))
    .map(([name, setting]) => [name, settingAfter(setting, until(setting.changes))] as const)
  const names = (groups: ReleaseData['keywords']) =>
    groups
      .filter(isThere)
      .flatMap((group) => group.names)
      .sort()
  return {
    version,
    built: release.built,
    unasked: release.unasked ?? [],
    functions: Object.fromEntries(functions),
    settings: Object.fromEntries(settings),
    keywords: names(data.keywords),
    types: names(data.types),
    operators: names(data.operators),
    forms: Object.fromEntries(
      Object.entries(data.forms).map(([form, groups]) => [form, clausesOf(groups, version, isThere)]),
    ),
  }
}

const signaturesAfter = (
  first: readonly string[],
  changes: NonNullable<ReleaseData['functions'][string]['changes']>,
): string[] =>
  changes
    .reduce<readonly string[]>(
      (now, { came = [], went = [] }) => [...now.filter((each) => !went.includes(each)), ...came],
      first,
    )
    .toSorted()

const settingAfter = (
  { default: standard, reloadable }: ReleaseData['settings'][string],
  changes: NonNullable<ReleaseData['settings'][string]['changes']>,
): MeasuredSetting =>
  changes.reduce<MeasuredSetting>(
    (now, change) => ({
      default: change.default ?? now.default,
      reloadable: change.reloadable ?? now.reloadable,
    }),
    { default: standard, reloadable: reloadable === true },
  )

function clausesOf(
  groups: ReleaseData['forms'][string],
  version: string,
  isTaken: (group: ReleaseData['forms'][string][number]) => boolean,
): Record<string, Clause> {
  const clauses: Record<string, Clause> = {}
  for (const group of groups) {
    const clause = group.unclear?.includes(version) ? 'unclear' : isTaken(group) ? 'taken' : 'refused'
    for (const keyword of group.keywords) clauses[keyword] = clause
  }
  return clauses
}
