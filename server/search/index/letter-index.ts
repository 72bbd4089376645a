import { isStopWord } from '../text/stop-words.ts'
import { wordsOf } from '../text/words.ts'
import { work } from '../text/work.ts'

/** By text, which share of the n-grams of some words it has, from 0 to 1. The rarer they are, the more they count. */
export type LetterIndex = (words: readonly string[]) => Float32Array

/** An n-gram that comes again counts less each time, the sooner the shorter the text. */
const AGAIN = 2
const LENGTH_COUNTS = 0.6
/** Readers may paste anything, so reading ends here. */
const MOST_NGRAMS = 120

/**
 * Indexes strings by character n-grams, one string between two steps: words of one root share them (ingest, ingestion), and
 * so do slips and the parts of compounds (timestamp, time stamp).
 */
export function* indexLetters(texts: readonly string[], length: number): Generator<void, LetterIndex> {
  const postings = new Map<string, { ids: number[]; times: number[] }>()
  const lengths: number[] = []
  for (const [id, text] of texts.entries()) {
    const own = ngramsOf(wordsOf(text.toLowerCase()), length)
    for (const ngram of own) {
      const known = postings.get(ngram) ?? { ids: [], times: [] }
      if (known.ids.length === 0) postings.set(ngram, known)
      const last = known.ids.length - 1
      if (known.ids[last] === id) known.times[last] = (known.times[last] ?? 0) + 1
      else {
        known.ids.push(id)
        known.times.push(1)
      }
    }
    lengths.push(own.length)
    yield
  }
  const mean = lengths.reduce((sum, own) => sum + own, 0) / texts.length
  const least = lengths.map((own) => AGAIN * (1 - LENGTH_COUNTS + (LENGTH_COUNTS * own) / mean))
  const packed = new Map<string, { readonly ids: Uint16Array | Uint32Array; readonly times: Uint16Array }>()
  const Ids = texts.length < 2 ** 16 ? Uint16Array : Uint32Array
  for (const [ngram, { ids, times }] of postings) {
    packed.set(ngram, { ids: Ids.from(ids), times: Uint16Array.from(times) })
    if (packed.size % 100 === 0) yield
  }
  return (words) => {
    const shares = new Float32Array(texts.length)
    let total = 0
    for (const ngram of new Set(ngramsOf(words, length).slice(0, MOST_NGRAMS))) {
      const { ids = [], times = [] } = packed.get(ngram) ?? {}
      const rarity = Math.log(1 + texts.length / (ids.length || 0.5))
      total += rarity
      work.scores += ids.length
      for (let at = 0; at < ids.length; at++) {
        const [id, count] = [ids[at] as number, times[at] as number]
        shares[id] = (shares[id] as number) + (rarity * count) / (count + (least[id] as number))
      }
    }
    return total === 0 ? shares : shares.map((share) => share / total)
  }
}

/** The n-grams of words without stop words, the start and the end of a word among its letters. */
const ngramsOf = (words: readonly string[], length: number): string[] =>
  words
    .filter((word) => !isStopWord(word))
    .flatMap((word) => {
      const marked = `_${word}_`
      return Array.from({ length: Math.max(0, marked.length - length + 1) }, (_, at) =>
        marked.slice(at, at + length),
      )
    })
