import { termsOf } from './analyse.ts'
import { isStopWord } from './stop-words.ts'
import { looseSymbolKey } from './symbol.ts'
import type { SynonymSpan, Thesaurus } from './thesaurus.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** One way in which a record can answer a part of a query. */
export interface Alternative {
  readonly terms: readonly string[]
  readonly weight: number
  /** Whether a record must have every term. */
  readonly all: boolean
}

/** A part of the query: the best of its alternatives counts. */
export type QueryUnit = readonly Alternative[]

/** What a page may be called that the query asks for, and the share of the query that says so. */
export interface QueryName {
  readonly terms: readonly string[]
  readonly share: number
}

export interface Query {
  readonly units: readonly QueryUnit[]
  /** The query as the name of a symbol. */
  readonly key: string
  readonly names: readonly QueryName[]
}

interface Word {
  readonly term: string
  readonly alternatives: readonly Alternative[]
  readonly stop: boolean
}

const MAX_WORDS = 16
/** Looking for what was meant costs most; who types more unknown words than this meant none. */
const MAX_REPAIRS = 5
/** Longer names than this many words are no name that a query holds. */
const LONGEST_NAME = 6
const WEIGHT = {
  parts: 0.5,
  somePart: 0.25,
  completion: 1,
  furtherCompletion: 0.3,
  repair: 1,
  doubt: 0.6,
  synonym: 1,
  /** Words of a phrase that has synonyms, in any order. */
  phraseWords: 1.8,
}
/** The second synonym is worth so much of the first, and so on. */
const NEXT_BEST = 0.9

/** What a query asks for: known words, unknown ones repaired, the unfinished last one completed, and synonyms. */
export function readQuery(text: string, vocabulary: Vocabulary, thesaurus: Thesaurus): Query {
  const clean = text.normalize('NFKC').toLowerCase()
  const written = wordsOf(clean).slice(0, MAX_WORDS)
  const isUnfinished = /[\p{L}\p{N}_]$/u.test(clean)
  let repairs = 0
  const repair: Vocabulary['repair'] = (...misspelt) =>
    repairs++ < MAX_REPAIRS ? vocabulary.repair(...misspelt) : []
  const words = written.map((word, at) =>
    readWord(word, isUnfinished && at === written.length - 1, { ...vocabulary, repair }),
  )
  const terms = words.map(({ term }) => term)
  const spans = thesaurus.spansIn(terms)
  return { units: toUnits(words, spans), key: looseSymbolKey(clean), names: namesIn(terms, spans) }
}

function readWord(word: string, isUnfinished: boolean, vocabulary: Vocabulary): Word {
  const [whole = word, ...parts] = termsOf(word)
  const isKnown = vocabulary.has(word)
  const completions = isUnfinished && word.length > 1 ? vocabulary.complete(word) : []
  const isDoubtful = isKnown ? vocabulary.isRare(word) : completions.length === 0
  const repairs = isDoubtful ? vocabulary.repair(word, isUnfinished) : []
  const firstCompletion = isKnown ? WEIGHT.furtherCompletion : WEIGHT.completion
  const firstRepair = isKnown ? WEIGHT.doubt : WEIGHT.repair
  const [likeliest = word] = isKnown ? [] : [...completions, ...repairs]
  return {
    term: termsOf(likeliest)[0] ?? whole,
    alternatives: [
      ...(isKnown ? [{ terms: [whole], weight: 1, all: true }] : []),
      ...(parts.length > 0 ? [{ terms: parts, weight: WEIGHT.parts, all: true }] : []),
      ...(parts.length > 0 ? [{ terms: parts, weight: WEIGHT.somePart, all: false }] : []),
      ...completions.map((other, rank) => alternativeFor(other, firstCompletion * 0.93 ** rank)),
      ...repairs.map((other, rank) => alternativeFor(other, firstRepair * 0.9 ** rank)),
    ],
    stop: isStopWord(word),
  }
}

/** Found by the term of the word itself: its parts may be anywhere. */
const alternativeFor = (word: string, weight: number): Alternative => ({
  terms: termsOf(word).slice(0, 1),
  weight,
  all: true,
})

function toUnits(words: readonly Word[], spans: readonly SynonymSpan[]): QueryUnit[] {
  const spanAt = (at: number) => spans.find(({ from, to }) => from <= at && at < to)
  const isTelling = words.some(
    ({ stop, alternatives }, at) => (!stop && alternatives.length > 0) || spanAt(at),
  )
  const units: QueryUnit[] = []
  for (const [at, { alternatives, stop }] of words.entries()) {
    const span = spanAt(at)
    if (span?.from === at) units.push(spanUnit(words.slice(span.from, span.to), span))
    else if (!span && alternatives.length > 0 && !(stop && isTelling)) units.push(alternatives)
  }
  return units
}

/** The words as they stand, or any of the phrases that mean the same. */
function spanUnit(words: readonly Word[], { phrases }: SynonymSpan): QueryUnit {
  const own: QueryUnit =
    words.length === 1
      ? (words[0]?.alternatives ?? [])
      : [{ terms: words.map(({ term }) => term), weight: WEIGHT.phraseWords, all: false }]
  return [
    ...own,
    ...phrases.map((terms, rank) => ({ terms, weight: WEIGHT.synonym * NEXT_BEST ** rank, all: true })),
  ]
}

/** Every run of words of the query, and the synonyms of its stretches. */
function namesIn(terms: readonly string[], spans: readonly SynonymSpan[]): QueryName[] {
  const names: QueryName[] = []
  for (let from = 0; from < terms.length; from++) {
    for (let to = from + 1; to <= Math.min(terms.length, from + LONGEST_NAME); to++)
      names.push({ terms: terms.slice(from, to), share: (to - from) / terms.length })
  }
  for (const { from, to, phrases } of spans) {
    for (const [rank, phrase] of phrases.entries())
      names.push({ terms: phrase, share: ((to - from) / terms.length) * WEIGHT.synonym * NEXT_BEST ** rank })
  }
  return names
}
