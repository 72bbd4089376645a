import type { ReleaseData, Span } from '#server/site/data/releases.ts'
import type { Measurement } from './measurement.ts'

/** Puts measurements, oldest first, into the form of the data file: what stays the same is said once. */
export function toReleaseData(asked: string, measurements: readonly Measurement[]): ReleaseData {
  const versions = measurements.map(({ version }) => version)
  const spanOf = (isThere: (measurement: Measurement) => boolean) =>
    presenceSpan(measurements.map(isThere), versions)
  /** Each name that any release has, sorted. */
  const all = (namesOf: (measurement: Measurement) => readonly string[]) =>
    [...new Set(measurements.flatMap(namesOf))].sort()
  const names = (kind: 'keywords' | 'types' | 'operators') =>
    grouped(
      all((each) => each[kind]),
      (name) => spanOf((each) => each[kind].includes(name)),
      'names',
    )
  const histories = <State, History>(
    statesOf: (measurement: Measurement) => Readonly<Record<string, State>>,
    historyOf: (states: States<State>) => History,
  ): Record<string, Span & History> =>
    Object.fromEntries(
      all((each) => Object.keys(statesOf(each))).map((name) => {
        const isThere = (each: Measurement) => name in statesOf(each)
        const states = measurements
          .filter(isThere)
          .map((each) => [each.version, statesOf(each)[name] as State] as const)
        return [name, { ...spanOf(isThere), ...historyOf(states) }]
      }),
    )
  const clauses = (form: string) =>
    grouped(
      all(({ forms }) => Object.keys(forms[form] ?? {})),
      (keyword) => {
        const unclear = versions.filter((_, at) => measurements[at]?.forms[form]?.[keyword] === 'unclear')
        const span = spanOf(({ forms }) => forms[form]?.[keyword] === 'taken')
        return { ...span, ...(unclear.length > 0 && { unclear }) }
      },
      'keywords',
    )
  return {
    asked,
    measured: measurements.map(({ version, built, unasked }) => ({
      version,
      built,
      ...(unasked.length > 0 && { unasked: [...unasked] }),
    })),
    functions: histories((each) => each.functions, functionHistory),
    settings: histories((each) => each.settings, settingHistory),
    keywords: names('keywords'),
    types: names('types'),
    operators: names('operators'),
    forms: Object.fromEntries(all(({ forms }) => Object.keys(forms)).map((form) => [form, clauses(form)])),
  }
}

/** Names of which the same can be said stand together; groups are in the order of their first name. */
function grouped<Said extends Span, Key extends string>(
  names: readonly string[],
  said: (name: string) => Said,
  key: Key,
): (Said & Record<Key, string[]>)[] {
  const groups = new Map<string, Said & Record<Key, string[]>>()
  for (const name of names) {
    const record = said(name)
    const id = JSON.stringify(record)
    const group = groups.get(id)
    if (group) group[key].push(name as never)
    else groups.set(id, { ...record, [key]: [name] } as Said & Record<Key, string[]>)
  }
  return [...groups.values()]
}

/** The releases that have something; a name that none has is in none of them. */
function presenceSpan(present: readonly boolean[], versions: readonly string[]): Span {
  const [first, last] = [present.indexOf(true), present.lastIndexOf(true)]
  if (first === -1) return { without: [...versions] }
  const without = versions.filter((_, at) => at > first && at < last && !present[at])
  return {
    ...(first > 0 && { since: versions[first] }),
    ...(last < versions.length - 1 && { until: versions[last] }),
    ...(without.length > 0 && { without }),
  }
}

type States<State> = readonly (readonly [version: string, state: State])[]

/** The changes from one release to the next, where there are any. */
const changesIn = <State, Change extends object>(
  states: States<State>,
  difference: (before: State, now: State) => Change,
): { changes?: ({ in: string } & Change)[] } => {
  const changes = states.slice(1).flatMap(([version, now], at) => {
    const change = difference(states[at]?.[1] ?? now, now)
    return Object.keys(change).length > 0 ? [{ in: version, ...change }] : []
  })
  return changes.length > 0 ? { changes } : {}
}

const functionHistory = (states: States<readonly string[]>) => ({
  signatures: [...(states[0]?.[1] ?? [])],
  ...changesIn(states, (before, now) => {
    const came = now.filter((signature) => !before.includes(signature))
    const went = before.filter((signature) => !now.includes(signature))
    return { ...(came.length > 0 && { came }), ...(went.length > 0 && { went }) }
  }),
})

/** A default that is not known is taken for the one beside it. */
function settingHistory(measured: States<Measurement['settings'][string]>) {
  const first = measured.find(([, { default: standard }]) => standard !== null)?.[1].default ?? ''
  let known = first
  const states = measured.map(([version, { default: standard, reloadable }]) => {
    known = standard ?? known
    return [version, { default: known, reloadable }] as const
  })
  return {
    default: first,
    ...(states[0]?.[1].reloadable && { reloadable: true as const }),
    ...changesIn(states, (before, now) => ({
      ...(now.default !== before.default && { default: now.default }),
      ...(now.reloadable !== before.reloadable && { reloadable: now.reloadable }),
    })),
  }
}
