import type { PageIndex } from '../index/page-index.ts'
import type { Clause, Variant } from '../query/query.ts'
import { work } from '../text/work.ts'
import type { ClauseRarity } from './clause-rarity.ts'
import { raise } from './raise.ts'

/** By page, what its words as a whole say of a query. */
export interface PageTerms {
  /** The logarithm of how much likelier the query is in the words of this page than in those of all. */
  readonly model: Float32Array
  /** What its code has of the query, as a share of what the best page has. */
  readonly code: Float32Array
  /** Which share of what the clauses tell is in its headings, and in its searches. */
  readonly headings: Float32Array
  readonly questions: Float32Array
}

/** As many words as all pages have of the query's are added to each page's own (Dirichlet). */
const SMOOTHING = 300
/** BM25 of code. */
const SATURATION = 1.2
const LENGTH = 0.6

export function createPageTerms(
  index: PageIndex,
  rarityOf: ClauseRarity,
): (clauses: readonly Clause[]) => PageTerms {
  const { lengths, codeLengths } = index
  const size = lengths.length
  const averageCode = codeLengths.reduce((sum, length) => sum + length, 0) / size || 1
  const lengthening = codeLengths.map((length) => 1 - LENGTH + (LENGTH * length) / averageCode)
  const zeros = () => new Float32Array(size)
  /** Of one variant. */
  const [counts, codes, inCode, inHeadings, inQuestions] = [zeros(), zeros(), zeros(), zeros(), zeros()]
  /** Of the best variant of a clause. */
  const best = { model: zeros(), code: zeros(), headings: zeros(), questions: zeros() }

  return (clauses) => {
    const model = lengths.map((length) => clauses.length * Math.log(SMOOTHING / (length + SMOOTHING)))
    const [code, headings, questions] = [zeros(), zeros(), zeros()]
    let total = 0
    for (const clause of clauses) {
      const rarity = rarityOf(clause)
      total += rarity
      for (const values of Object.values(best)) values.fill(0)
      for (const variant of clause) addVariant(variant)
      addTo(model, best.model, 1)
      addTo(code, best.code, 1)
      addTo(headings, best.headings, rarity)
      addTo(questions, best.questions, rarity)
    }
    const mostCode = code.reduce((most, score) => Math.max(most, score), 0) || 1
    return {
      model,
      code: code.map((score) => score / mostCode),
      headings: headings.map((share) => share / (total || 1)),
      questions: questions.map((share) => share / (total || 1)),
    }
  }

  function addVariant({ terms, weight, all }: Variant): void {
    for (const values of [counts, codes, inCode, inHeadings, inQuestions]) values.fill(0)
    let share = 0
    for (const term of terms) share += addTerm(term)
    if (share === 0) return
    const wanted = all ? terms.length : 1
    const most = Math.min(1, weight)
    for (let page = 0; page < size; page++) {
      if (counts[page] === 0 && inCode[page] === 0 && inQuestions[page] === 0) continue
      raise(best.model, page, Math.log1p(((counts[page] as number) * most) / (SMOOTHING * share)))
      if ((inCode[page] as number) >= wanted) raise(best.code, page, (codes[page] as number) * most)
      if ((inHeadings[page] as number) >= wanted) raise(best.headings, page, most)
      if ((inQuestions[page] as number) >= wanted) raise(best.questions, page, most)
    }
  }

  /** Adds what pages have of a term, and gives its share of all words. */
  function addTerm(term: string): number {
    const own = index.postings(term)
    if (own.pages.length === 0) return 0
    work.scores += own.pages.length
    const rarity = Math.log(1 + (size - own.havingCode + 0.5) / (own.havingCode + 0.5))
    for (let at = 0; at < own.pages.length; at++) {
      // All lists of the postings are as long.
      const page = own.pages[at] as number
      const times = own.inCode[at] as number
      counts[page] = (counts[page] as number) + (own.counts[at] as number)
      inHeadings[page] = (inHeadings[page] as number) + (own.inHeadings[at] as number)
      inQuestions[page] = (inQuestions[page] as number) + (own.inQuestions[at] as number)
      if (times === 0) continue
      inCode[page] = (inCode[page] as number) + 1
      codes[page] =
        (codes[page] as number) +
        (rarity * (times * (SATURATION + 1))) / (times + SATURATION * (lengthening[page] as number))
    }
    return own.share
  }
}

function addTo(sums: Float32Array, values: Float32Array, factor: number): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + factor * (values[at] as number)
}
