import type { Vocabulary } from '../index/vocabulary.ts'
import { termsOf } from '../text/analyzer.ts'
import { normalize, wordsOf } from '../text/words.ts'
import type { Clause, Query } from './query.ts'
import { type QueryWord, readWord } from './read-word.ts'
import type { SynonymSpan, Thesaurus } from './thesaurus.ts'

/** How much the words of a phrase that has synonyms, in any order, count beside the first of these. */
const PHRASE_WORDS = 1.8
/** The second synonym counts for this much of the first, the third for this much of the second. */
const NEXT_BEST = 0.9

/** The work that queries which come together may spend in all: words, with the parts of compounds, and repairs, which cost most. */
export interface Allowance {
  words: number
  repairs: number
}

/** A query with more unknown words than this has no meaning to be found. */
export const allowanceOfOne = (): Allowance => ({ words: 16, repairs: 5 })

/** Reads what a query asks for: known words, unknown ones repaired, the unfinished last one completed, and synonyms. */
export function readQuery(
  text: string,
  longest: number,
  vocabulary: Vocabulary,
  thesaurus: Thesaurus,
  allowance: Allowance = allowanceOfOne(),
): Query {
  const clean = normalize(text, longest)
  const written = wordsOf(clean).slice(0, Math.max(0, allowance.words))
  allowance.words -= written.flatMap(termsOf).length
  const isUnfinished = /[\p{L}\p{N}_]$/u.test(clean)
  const repair: Vocabulary['repair'] = (...misspelt) =>
    allowance.repairs-- > 0 ? vocabulary.repair(...misspelt) : []
  const words = written.map((word, at) =>
    readWord(word, isUnfinished && at === written.length - 1, { ...vocabulary, repair }),
  )
  const terms = words.map(({ term }) => term)
  const spans = thesaurus(terms)
  return {
    clauses: toClauses(words, spans),
    words: written,
    terms,
    unknown: words.filter(({ isUnknown }, at) => isUnknown && !spanAt(spans, at)).map(({ typed }) => typed),
    corrected: words.flatMap(({ typed, corrected }) => (corrected ? { typed, meant: corrected } : [])),
  }
}

function toClauses(words: readonly QueryWord[], spans: readonly SynonymSpan[]): Clause[] {
  // Beside a word that no page has, the others must say something by themselves.
  const isTelling = words.some(({ stop }, at) => !stop || spanAt(spans, at))
  return words.flatMap(({ variants, stop }, at) => {
    const span = spanAt(spans, at)
    if (span) return span.from === at ? [synonymClause(words.slice(span.from, span.to), span)] : []
    return variants.length > 0 && !(stop && isTelling) ? [variants] : []
  })
}

const spanAt = (spans: readonly SynonymSpan[], at: number): SynonymSpan | undefined =>
  spans.find(({ from, to }) => from <= at && at < to)

/** The words as they are written, or any of the phrases that mean the same. */
function synonymClause(words: readonly QueryWord[], { phrases }: SynonymSpan): Clause {
  const own: Clause =
    words.length === 1
      ? // A compound does not mean what its parts mean.
        (words[0]?.variants ?? []).filter(({ terms }) => terms.length === 1)
      : [{ terms: words.map(({ term }) => term), weight: PHRASE_WORDS, all: false }]
  return [
    ...own,
    ...[...phrases].map((phrase, rank) => ({
      terms: phrase.split(' '),
      weight: NEXT_BEST ** rank,
      all: true,
    })),
  ]
}
