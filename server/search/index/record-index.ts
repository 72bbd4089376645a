import { startsOf } from '../text/starts-of.ts'
import { WEIGHTS } from '../weights.ts'
import { FIELDS, type PageWords } from './page-words.ts'
import type { TermTable } from './term-table.ts'

/** The ids of the records that have a term, and how well each answers it. */
export interface Postings {
  readonly ids: Uint32Array
  readonly scores: Float32Array
}

export interface RecordIndex {
  readonly postings: (term: string) => Postings
  /** Tells the records that have a term, by field, in the order of the records, with how often they have it. */
  readonly eachPlace: (term: string, tell: (id: number, field: number, times: number) => void) => void
  /** By record and field, how many different terms it has. */
  readonly lengths: Uint32Array
}

/** The postings of all pages, those of a term together. */
export interface PostingTables {
  readonly records: number
  /** By the number of a term, where its postings start. */
  readonly starts: Uint32Array
  /** By posting: the record and its field as in a page's words, and how often it has the term. */
  readonly places: Uint32Array
  readonly times: Uint32Array
  /** By record and field, how many different terms it has. */
  readonly lengths: Uint32Array
}

/** BM25+: how soon more of the same word stops to count, how much long fields count less, and what a match has at least. */
const SATURATION = 1.2
const LENGTH = 0.7
const LEAST = 0.5

/**
 * How rare a term is, is weighed field by field, so a common word counts as rare in headings when few headings have it.
 * A share of its rarity in all fields corrects that; worth 0.012 of MRR@10.
 */
const RARITY = 0.25
const rarity = (matches: number, all: number): number =>
  (Math.log1p(all / matches) / Math.log1p(all)) ** RARITY

const NONE: Postings = { ids: new Uint32Array(), scores: new Float32Array() }
const WEIGHT_OF_FIELD = FIELDS.map((field) => WEIGHTS.fields[field])

export function sortPostings({ numbers, ofPages }: TermTable, pages: readonly PageWords[]): PostingTables {
  const records = pages.reduce((sum, page) => sum + page.records, 0)
  const counts = new Uint32Array(numbers.size)
  eachPosting((term) => {
    counts[term] = (counts[term] as number) + 1
  })
  const starts = startsOf(counts)
  const next = starts.slice()
  const places = new Uint32Array(starts.at(-1) ?? 0)
  const times = new Uint32Array(places.length)
  eachPosting((term, place, count) => {
    const at = next[term] as number
    places[at] = place
    times[at] = count
    next[term] = at + 1
  })
  const lengths = new Uint32Array(records * FIELDS.length)
  let from = 0
  for (const page of pages) {
    lengths.set(page.lengths, from)
    from += page.lengths.length
  }
  return { records, starts, places, times, lengths }

  function eachPosting(tell: (term: number, place: number, count: number) => void): void {
    let base = 0
    for (const [at, page] of pages.entries()) {
      const own = ofPages[at] as Uint32Array
      const { postings } = page
      for (let index = 0; index < postings.length; index += 3)
        tell(
          own[postings[index] as number] as number,
          base + (postings[index + 1] as number),
          postings[index + 2] as number,
        )
      base += page.lengths.length
    }
  }
}

/** The inverted index. It scores one term; how the terms of a query add up is decided in rank/. */
export function createRecordIndex(
  numbers: ReadonlyMap<string, number>,
  { records, starts, places, times, lengths }: PostingTables,
): RecordIndex {
  const averages = FIELDS.map((_, field) => {
    let sum = 0
    for (let at = field; at < lengths.length; at += FIELDS.length) sum += lengths[at] as number
    return sum / records
  })
  // A term's scores never change, so they are kept once they are asked for.
  const known = new Map<string, Postings>()
  return {
    postings(term) {
      const number = numbers.get(term)
      if (number === undefined) return NONE
      const postings = known.get(term) ?? score(starts[number] as number, starts[number + 1] as number)
      known.set(term, postings)
      return postings
    },
    eachPlace(term, tell) {
      const number = numbers.get(term)
      if (number === undefined) return
      for (let at = starts[number] as number; at < (starts[number + 1] as number); at++) {
        const place = places[at] as number
        const field = place % FIELDS.length
        tell((place - field) / FIELDS.length, field, times[at] as number)
      }
    },
    lengths,
  }

  function score(from: number, to: number): Postings {
    const having = FIELDS.map(() => 0)
    for (let at = from; at < to; at++) {
      const field = (places[at] as number) % FIELDS.length
      having[field] = (having[field] as number) + 1
    }
    const rarities = having.map((count) => Math.log(1 + (records - count + 0.5) / (count + 0.5)))
    const ids: number[] = []
    const scores: number[] = []
    for (let at = from; at < to; at++) {
      const place = places[at] as number
      const field = place % FIELDS.length
      const count = times[at] as number
      const length = (lengths[place] as number) / (averages[field] as number)
      const value =
        (WEIGHT_OF_FIELD[field] as number) *
        (rarities[field] as number) *
        (LEAST + (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + LENGTH * length)))
      const id = (place - field) / FIELDS.length
      // Postings are in the order of the records.
      if (ids.at(-1) === id) scores.push((scores.pop() ?? 0) + value)
      else {
        ids.push(id)
        scores.push(value)
      }
    }
    const share = rarity(ids.length, records)
    return { ids: Uint32Array.from(ids), scores: Float32Array.from(scores, (value) => value * share) }
  }
}
