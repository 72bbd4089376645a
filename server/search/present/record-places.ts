import type { SearchKind } from '#client/model/search-results.ts'
import type { SearchRecord } from '../index/search-record.ts'

/** A page's place in the list: its best section, and others that come next. */
export interface RecordPlace {
  readonly record: SearchRecord
  readonly more: readonly SearchRecord[]
}

/** Sections that only name other pages. */
const LEADS_ELSEWHERE = /^(?:where to go next|next(?: steps)?|related(?: pages)?|see also)$/i
/** A heading of this many of the pages that were found tells none of them apart. */
const COMMON = 3

/** One place a page. A filter for kinds other than pages asks for sections of the reference: each has its own place. */
export function placesOf(
  ranked: readonly { readonly record: SearchRecord }[],
  kinds: ReadonlySet<SearchKind>,
): RecordPlace[] {
  const records = ranked
    .map(({ record }) => record)
    .filter(({ kind, heading }) => kinds.has(kind) && !LEADS_ELSEWHERE.test(heading))
  if (!kinds.has('page')) return records.map((record) => ({ record, more: [] }))
  const byHeading = Map.groupBy(records, ({ heading }) => heading)
  const isCommon = (heading: string) =>
    new Set(byHeading.get(heading)?.map(({ path }) => path)).size >= COMMON
  const places = new Map<string, { record: SearchRecord; more: SearchRecord[] }>()
  for (const record of records) {
    const place = places.get(record.path)
    if (!place) places.set(record.path, { record, more: [] })
    // The start of a page is named by its place already.
    else if (record.heading !== '' && !isCommon(record.heading)) place.more.push(record)
  }
  return [...places.values()]
}
