import type { SearchRecord } from '../index/search-record.ts'
import type { Pasted } from '../messages/read-pasted.ts'
import { WEIGHTS } from '../weights.ts'
import type { Evidence, Scored } from './evidence.ts'

export interface RankedRecord {
  readonly record: SearchRecord
  readonly score: number
  /** Null for what comes first because the query names it or quotes its message. */
  readonly evidence: Evidence | null
}

/** Records with less than this share of the best score are not answers. */
const LEAST = 0.08
/** Of records that quote a message, how well it fits counts this much beside the words of the section. */
const MESSAGE = 2.5
/** A row has the message's cause and what to do; a section with the message in its heading is about it. */
const ABOUT = 1
const NAMES = Object.keys(WEIGHTS) as (keyof Evidence)[]

/** Puts what a query names first, and what it quotes, then what has its words by the weighed sum of the evidence. */
export function rank(
  records: readonly SearchRecord[],
  scored: Scored,
  named: (scoreOf: (record: SearchRecord) => number) => readonly SearchRecord[],
  pasted: Pasted | null,
): RankedRecord[] {
  const found: RankedRecord[] = []
  for (const record of records) {
    if (scored.shareOf(record) < LEAST) continue
    const evidence = scored.evidenceOf(record)
    found.push({ record, evidence, score: sumOf(evidence) })
  }
  const scores = new Map(found.map(({ record, score }) => [record.id, score]))
  const matches = pasted?.matches ?? []
  const quoting = matches.flatMap(({ quoting, score }) =>
    quoting.map((record) => ({
      record,
      score:
        MESSAGE * (score / (matches[0]?.score ?? 1)) +
        (record.row === 'message' ? ABOUT : 0) +
        scored.shareOf(record),
    })),
  )
  const message = pasted?.isExact ? pasted.text : matches[0]?.message
  if (message)
    for (const record of records)
      if (record.heading.toLowerCase().includes(message.toLowerCase()))
        quoting.push({ record, score: MESSAGE + ABOUT + scored.shareOf(record) })
  const scoreOf = ({ id }: SearchRecord) => scores.get(id) ?? LEAST
  const naming = named(scoreOf).map((record) => ({ record, score: scoreOf(record) }))
  quoting.sort(byScore)
  const first = pasted?.isExact ? [...quoting, ...naming] : [...naming, ...quoting]
  const ranked = [
    ...first.map(({ record, score }): RankedRecord => ({ record, score, evidence: null })),
    ...found.sort(byScore),
  ]
  const seen = new Set<number>()
  return ranked.filter(({ record }) => !seen.has(record.id) && seen.add(record.id))
}

type Placed = Pick<RankedRecord, 'record' | 'score'>
const byScore = (one: Placed, other: Placed) => other.score - one.score || one.record.id - other.record.id

const sumOf = (evidence: Evidence): number =>
  // Above nothing for any record, as all scores are.
  Math.exp(NAMES.reduce((sum, name) => sum + WEIGHTS[name] * evidence[name], 0))
