import { SEARCH_KINDS, type SearchKind } from '#client/model/search-results.ts'
import type { SearchRecord } from '../index/search-record.ts'
import type { RankedRecord } from '../rank/rank.ts'

/** A place of the list: the best section of a page, and those of the same page that come next. */
export interface FoldedPage {
  readonly record: SearchRecord
  readonly more: readonly SearchRecord[]
}

const MOST_FOLDED = 2
/** Sections whose words are those of other pages. */
const LONGEST_SUCH = 'where to go next'.length
const LEADS_ELSEWHERE = /^(?:where to go next|next(?: steps)?|related(?: pages)?|see also)$/i

const leadsElsewhere = ({ heading }: SearchRecord): boolean =>
  heading.length <= LONGEST_SUCH && LEADS_ELSEWHERE.test(heading)

/**
 * What the list shows of what was found: no section that only leads elsewhere, and no start of a page that comes after
 * one of its own sections, which names the page already.
 */
export function listedRecords(ranked: readonly Pick<RankedRecord, 'record'>[]): SearchRecord[] {
  const seen = new Set<string>()
  const listed: SearchRecord[] = []
  for (const { record } of ranked) {
    if (leadsElsewhere(record)) continue
    if (record.anchor !== '' || !seen.has(record.path)) listed.push(record)
    seen.add(record.path)
  }
  return listed
}

/** The places of a list of some kinds. Who asks for a kind wants a list of such sections, not of their pages. */
export function placesOf(listed: readonly SearchRecord[], kinds: ReadonlySet<SearchKind>): FoldedPage[] {
  if (kinds.size === SEARCH_KINDS.length) return foldPages(listed)
  return listed.filter(({ kind }) => kinds.has(kind)).map((record) => ({ record, more: [] }))
}

/**
 * One place a page, with its best sections folded below the first. What else it has comes in further rounds, after every
 * other page had its turn: none is lost, and no page fills the top of the list.
 */
export function foldPages(records: readonly SearchRecord[]): FoldedPage[] {
  const rounds: { record: SearchRecord; more: SearchRecord[] }[][] = []
  const seen = new Map<string, number>()
  const open = new Map<string, SearchRecord[]>()
  for (const record of records) {
    const count = seen.get(record.path) ?? 0
    seen.set(record.path, count + 1)
    const round = Math.floor(count / (MOST_FOLDED + 1))
    if (count % (MOST_FOLDED + 1) !== 0) {
      open.get(record.path)?.push(record)
      continue
    }
    const more: SearchRecord[] = []
    open.set(record.path, more)
    rounds[round] ??= []
    rounds[round].push({ record, more })
  }
  return rounds.flat()
}
