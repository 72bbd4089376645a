import type { PageNumbers } from './page-numbers.ts'
import { FIELDS } from './page-words.ts'
import type { RecordIndex } from './record-index.ts'

/** The pages that have a term, by number, and how often they have it in each of their parts. */
export interface PagePostings {
  readonly pages: Uint32Array
  /** Weighed by where it is. */
  readonly counts: Float32Array
  readonly inCode: Float32Array
  readonly inHeadings: Float32Array
  readonly inQuestions: Uint8Array
  /** Which share of all words it is. */
  readonly share: number
}

export interface PageIndex {
  readonly postings: (term: string) => PagePostings
  /** By page, how many words it has, weighed by where they are; how many of code and in headings. */
  readonly lengths: Float32Array
  readonly codeLengths: Float32Array
  readonly headingLengths: Float32Array
}

const TIMES = { page: 3, heading: 2, names: 2, text: 1, parents: 0, code: 0, questions: 1 }
const TIMES_OF_FIELD = FIELDS.map((field) => TIMES[field])
const [PAGE, HEADING, CODE, QUESTIONS] = (['page', 'heading', 'code', 'questions'] as const).map((name) =>
  FIELDS.indexOf(name),
)

/** What pages as wholes have of a term. Records that do not speak for their page are left out. */
export function createPageIndex(
  index: RecordIndex,
  { size, ofRecords }: PageNumbers,
  speaks: Uint8Array,
): PageIndex {
  const isLead = (id: number) => ofRecords[id] !== ofRecords[id - 1]
  /** Every record has the title of its page. */
  const counts = (id: number, field: number) => speaks[id] === 1 && (field !== PAGE || isLead(id))
  const lengths = new Float32Array(size)
  const codeLengths = new Float32Array(size)
  const headingLengths = new Float32Array(size)
  for (let id = 0; id < ofRecords.length; id++) {
    const page = ofRecords[id] as number
    for (let field = 0; field < FIELDS.length; field++) {
      if (!counts(id, field)) continue
      const length = index.lengths[id * FIELDS.length + field] as number
      lengths[page] = (lengths[page] as number) + length * (TIMES_OF_FIELD[field] as number)
      if (field === CODE) codeLengths[page] = (codeLengths[page] as number) + length
      if (field === HEADING) headingLengths[page] = (headingLengths[page] as number) + length
    }
  }
  const words = lengths.reduce((sum, length) => sum + length, 0)
  const known = new Map<string, PagePostings>()

  return {
    lengths,
    codeLengths,
    headingLengths,
    postings(term) {
      const postings = known.get(term) ?? read(term)
      // Readers may ask for any word: only those of the pages are kept.
      if (postings.pages.length > 0) known.set(term, postings)
      return postings
    },
  }

  function read(term: string): PagePostings {
    const found = new Map<number, { count: number; code: number; headings: number; questions: number }>()
    index.eachPlace(term, (id, field, times) => {
      if (!counts(id, field)) return
      const page = ofRecords[id] as number
      const own = found.get(page) ?? { count: 0, code: 0, headings: 0, questions: 0 }
      own.count += times * (TIMES_OF_FIELD[field] as number)
      if (field === CODE) own.code += times
      if (field === HEADING) own.headings += times
      if (field === QUESTIONS) own.questions = 1
      found.set(page, own)
    })
    const own = [...found.values()]
    return {
      pages: Uint32Array.from(found.keys()),
      counts: Float32Array.from(own, ({ count }) => count),
      inCode: Float32Array.from(own, ({ code }) => code),
      inHeadings: Float32Array.from(own, ({ headings }) => headings),
      inQuestions: Uint8Array.from(own, ({ questions }) => questions),
      share:
        Math.max(
          0.5,
          own.reduce((sum, { count }) => sum + count, 0),
        ) / words,
    }
  }
}
