/**
 * The seven numbers that order pages: each times what it is called after (`Evidence` in rank/evidence.ts), added up. The
 * last two put what a query names or quotes before what has its words, whose five are from `npm run fit:search`.
 */
export const WEIGHTS = {
  section: 1.6,
  inSection: 4.6,
  callings: 2.6,
  letters: 4.2,
  links: 3.2,
  named: 50,
  quoted: 20,
}

/** How much more a word counts in one field of a document than in another. */
export const FIELDS = {
  /** Of a section. */
  records: { page: 6, heading: 5, names: 3, text: 2.9, parents: 0.6, code: 0.3, questions: 2 },
  /** Of a page as a whole. */
  pages: { page: 3, names: 2, headings: 1.5, questions: 2 },
}
