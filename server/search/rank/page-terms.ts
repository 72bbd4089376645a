import type { PageIndex } from '../index/page-index.ts'
import type { Clause, Variant } from '../query/query.ts'
import { work } from '../text/work.ts'
import type { ClauseRarity } from './clause-rarity.ts'
import { createPartScorer } from './part-scorer.ts'
import { raise } from './raise.ts'

/** By page, what its words as a whole say of a query. */
export interface PageTerms {
  /** The logarithm of how much likelier the query is in the words of this page than in those of all. */
  readonly model: Float32Array
  /** What its code and its headings have of the query, as a share of what the best page has. */
  readonly code: Float32Array
  readonly headings: Float32Array
  /** Which share of what the clauses tell is in its searches. */
  readonly questions: Float32Array
}

/** As many words as all pages have of the query's are added to each page's own (Dirichlet). */
const SMOOTHING = 300

export function createPageTerms(
  index: PageIndex,
  rarityOf: ClauseRarity,
): (clauses: readonly Clause[]) => PageTerms {
  const { lengths } = index
  const size = lengths.length
  const zeros = () => new Float32Array(size)
  const code = createPartScorer(index.codeLengths)
  const headings = createPartScorer(index.headingLengths)
  /** Of one variant. */
  const [counts, asked] = [zeros(), zeros()]
  /** Of the best variant of a clause. */
  const [likeliest, inQuestions] = [zeros(), zeros()]

  return (clauses) => {
    const model = lengths.map((length) => clauses.length * Math.log(SMOOTHING / (length + SMOOTHING)))
    const questions = zeros()
    let total = 0
    code.startQuery()
    headings.startQuery()
    for (const clause of clauses) {
      const rarity = rarityOf(clause)
      total += rarity
      likeliest.fill(0)
      inQuestions.fill(0)
      for (const variant of clause) addVariant(variant)
      code.endClause()
      headings.endClause()
      for (let page = 0; page < size; page++) {
        model[page] = (model[page] as number) + (likeliest[page] as number)
        questions[page] = (questions[page] as number) + rarity * (inQuestions[page] as number)
      }
    }
    return {
      model,
      code: code.shares(),
      headings: headings.shares(),
      questions: questions.map((share) => share / (total || 1)),
    }
  }

  function addVariant({ terms, weight, all }: Variant): void {
    counts.fill(0)
    asked.fill(0)
    let share = 0
    for (const term of terms) {
      const own = index.postings(term)
      if (own.pages.length === 0) continue
      work.scores += own.pages.length
      share += own.share
      code.addTerm(own.pages, own.inCode)
      headings.addTerm(own.pages, own.inHeadings)
      for (let at = 0; at < own.pages.length; at++) {
        // All lists of the postings are as long.
        const page = own.pages[at] as number
        counts[page] = (counts[page] as number) + (own.counts[at] as number)
        asked[page] = (asked[page] as number) + (own.inQuestions[at] as number)
      }
    }
    if (share === 0) return
    const wanted = all ? terms.length : 1
    const most = Math.min(1, weight)
    for (let page = 0; page < size; page++) {
      const count = counts[page] as number
      if (count > 0) raise(likeliest, page, Math.log1p((count * most) / (SMOOTHING * share)))
      const found = asked[page] as number
      if (found >= wanted) raise(inQuestions, page, (most * found) / terms.length)
    }
    code.endVariant(wanted, most)
    headings.endVariant(wanted, most)
  }
}
