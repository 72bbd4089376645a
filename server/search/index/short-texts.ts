import { createAnalyzer } from '../text/analyzer.ts'
import { isStopWord } from '../text/stop-words.ts'
import { wordsOf } from '../text/words.ts'
import type { SearchRecord } from './search-record.ts'

export type ShortTextKind = 'title' | 'heading' | 'question'

/** Everything that says in a line what a record is about: its names, its heading, and what readers ask. */
export interface ShortTexts {
  readonly size: number
  /** By text: the record and the kind. */
  readonly records: Uint32Array
  readonly kinds: readonly ShortTextKind[]
  /** By text: the square root of what its terms weigh together. */
  readonly lengths: Float32Array
  /** The strings that have a term. */
  readonly having: (term: string) => readonly number[]
  /** The weight of a term: the fewer strings have it, the more. */
  readonly weigh: (term: string) => number
}

export function createShortTexts(records: readonly SearchRecord[]): ShortTexts {
  const analyze = createAnalyzer()
  const places = new Map<string, number[]>()
  const owners: number[] = []
  const kinds: ShortTextKind[] = []
  const terms: string[][] = []
  const add = (id: number, kind: ShortTextKind, text: string) => {
    const all = wordsOf(text)
    const telling = all.filter((word) => !isStopWord(word.toLowerCase()))
    const own = [
      ...new Set((telling.length > 0 ? telling : all).flatMap((word) => analyze(word).slice(0, 1))),
    ]
    if (own.length === 0) return
    for (const term of own) {
      const texts = places.get(term)
      if (texts) texts.push(owners.length)
      else places.set(term, [owners.length])
    }
    owners.push(id)
    kinds.push(kind)
    terms.push(own)
  }
  for (const { id, anchor, page, names, heading, parents, questions } of records) {
    if (anchor === '') for (const name of [page, ...names.split(', ')]) add(id, 'title', name)
    else {
      add(id, 'heading', heading)
      add(id, 'heading', `${parents.at(-1) ?? page} ${heading}`)
      if (parents.length > 0) add(id, 'heading', `${page} ${heading}`)
    }
    if (questions) for (const question of questions.split('\n')) add(id, 'question', question)
  }
  const weigh = (term: string) => Math.log(1 + owners.length / (1 + (places.get(term)?.length ?? 0)))
  return {
    size: owners.length,
    records: Uint32Array.from(owners),
    kinds,
    lengths: Float32Array.from(terms, (own) => Math.sqrt(own.reduce((sum, term) => sum + weigh(term), 0))),
    having: (term) => places.get(term) ?? [],
    weigh,
  }
}
