import type { SearchRecord } from '../index/search-record.ts'
import type { Pasted } from '../messages/read-pasted.ts'
import { WEIGHTS } from '../weights.ts'
import type { Evidence, Scored } from './evidence.ts'
import { raise } from './score-clauses.ts'

export interface RankedRecord {
  readonly record: SearchRecord
  readonly score: number
  readonly evidence: Evidence
}

/** Records with less than this share of the best score are not answers. */
const LEAST = 0.08
/** A row has the message's cause and what to do; a section with the message in its heading is about it. */
const ABOUT = 0.4
const NAMES = Object.keys(WEIGHTS) as (keyof Evidence)[]

/** Orders what a query names, what it quotes, and what has its words by the weighed sum of the evidence. */
export function rank(
  records: readonly SearchRecord[],
  { shareOf, evidenceOf }: Scored,
  named: ReadonlyMap<SearchRecord, number>,
  pasted: Pasted | null,
): RankedRecord[] {
  const quoted = pasted ? quotedIn(pasted, records) : new Map<SearchRecord, number>()
  const found = records.filter((record) => shareOf(record) >= LEAST)
  const ranked = [...new Set([...quoted.keys(), ...named.keys(), ...found])].map((record) => {
    const evidence = { ...evidenceOf(record), named: named.get(record) ?? 0, quoted: quoted.get(record) ?? 0 }
    return { record, evidence, score: sumOf(evidence) }
  })
  ranked.sort((one, other) => other.score - one.score || one.record.id - other.record.id)
  const seen = new Set<number>()
  return ranked.filter(({ record }) => !seen.has(record.id) && seen.add(record.id))
}

/** How well each record quotes what was pasted. */
function quotedIn({ matches, text }: Pasted, records: readonly SearchRecord[]) {
  const quoted = new Map<SearchRecord, number>()
  const [best] = matches
  for (const { quoting, score } of matches)
    for (const record of quoting)
      raise(quoted, record, score / (best?.score ?? 1) + (record.row === 'message' ? ABOUT : 0))
  const wordings = best ? [best.message.toLowerCase(), text.toLowerCase()] : []
  for (const record of records)
    if (wordings.some((wording) => record.heading.toLowerCase().includes(wording)))
      raise(quoted, record, 1 + ABOUT)
  return quoted
}

const sumOf = (evidence: Evidence): number =>
  // Above nothing for any record, as all scores are.
  Math.exp(NAMES.reduce((sum, name) => sum + WEIGHTS[name] * evidence[name], 0))
