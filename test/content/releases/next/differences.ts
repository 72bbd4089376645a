import type { MeasuredSetting, Measurement } from '../measurement.ts'

/** Something that two releases do not have in the same way. */
export interface Difference {
  readonly kind: 'function' | 'setting' | 'keyword' | 'type' | 'operator' | 'clause'
  readonly name: string
  readonly what: 'came' | 'went' | 'changed'
  /** The change, to print. */
  readonly detail: string
}

/** Compares two releases: what the later one added, lost or changed. */
export function differencesOf(before: Measurement, after: Measurement): Difference[] {
  return [
    ...recordDifferences('function', before.functions, after.functions, signatureChange),
    ...recordDifferences('setting', before.settings, after.settings, settingChange),
    ...listDifferences('keyword', before.keywords, after.keywords),
    ...listDifferences('type', before.types, after.types),
    ...listDifferences('operator', before.operators, after.operators),
    ...listDifferences('clause', takenClauses(before), takenClauses(after)),
  ]
}

function recordDifferences<Value>(
  kind: Difference['kind'],
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
  changeOf: (before: Value, after: Value) => string,
): Difference[] {
  const changed = Object.entries(before).flatMap(([name, old]): Difference[] => {
    const now = after[name]
    const detail = now === undefined ? '' : changeOf(old, now)
    return detail === '' ? [] : [{ kind, name, what: 'changed', detail }]
  })
  return [...listDifferences(kind, Object.keys(before), Object.keys(after)), ...changed]
}

function listDifferences(
  kind: Difference['kind'],
  before: readonly string[],
  after: readonly string[],
): Difference[] {
  const [old, now] = [new Set(before), new Set(after)]
  const difference = (what: 'came' | 'went') => (name: string) => ({ kind, name, what, detail: '' })
  return [
    ...before.filter((name) => !now.has(name)).map(difference('went')),
    ...after.filter((name) => !old.has(name)).map(difference('came')),
  ]
}

const takenClauses = ({ forms }: Measurement): string[] =>
  Object.entries(forms).flatMap(([form, clauses]) =>
    Object.entries(clauses).flatMap(([keyword, clause]) =>
      clause === 'taken' ? [`${form} ${keyword}`] : [],
    ),
  )

function signatureChange(before: readonly string[], after: readonly string[]): string {
  const came = after.filter((signature) => !before.includes(signature)).map((signature) => `+${signature}`)
  const went = before.filter((signature) => !after.includes(signature)).map((signature) => `-${signature}`)
  return [...went, ...came].join(' ')
}

function settingChange(before: MeasuredSetting, after: MeasuredSetting): string {
  const changes: string[] = []
  if (before.default !== null && after.default !== null && before.default !== after.default)
    changes.push(`default ${before.default || 'none'} is now ${after.default || 'none'}`)
  if (before.reloadable !== after.reloadable)
    changes.push(after.reloadable ? 'is now reloadable' : 'is reloadable no more')
  return changes.join(', ')
}
