import { createPageIndex } from '../index/page-index.ts'
import type { PageNumbers } from '../index/page-numbers.ts'
import type { RecordIndex } from '../index/record-index.ts'
import type { SearchRecord } from '../index/search-record.ts'
import { type LetterIndex, type ReadGroups, readGroups } from '../pages/letter-index.ts'
import type { Query } from '../query/query.ts'
import { isStopWord } from '../text/stop-words.ts'
import { createClauseRarity } from './clause-rarity.ts'
import { createMeans } from './means.ts'
import { createPageTerms } from './page-terms.ts'
import { speakingRecords, speaksForPage } from './priors.ts'
import { raise } from './raise.ts'
import type { Ranking } from './rank.ts'

/** What speaks for a page as a whole. */
export interface Evidence {
  /** Groups of letters in its names, headings and searches, in those of its likest section, and of its three likest. */
  readonly letters: number
  readonly section: number
  readonly sections: number
  readonly links: number
  readonly size: number
  /** Which share of what the clauses tell is in one section. */
  readonly inSection: number
  /** How like the query its likest search is; which share of the query three sections have in a line. */
  readonly asked: number
  readonly shares: number
  /** Its words as a whole; its code, headings and searches. */
  readonly model: number
  readonly code: number
  readonly headings: number
  readonly questions: number
  readonly length: number
  /** Whether it is one variant of many, divided by the number of clauses: few clauses ask for what variants have in common. */
  readonly variant: number
}

export interface PageEvidence {
  readonly pages: PageNumbers
  /** The evidence for each page by its number. */
  readonly read: (query: Query, ranking: Ranking) => (page: number) => Evidence
}

/** Statements that change one property, and pages of one language. */
const VARIANT = /\/reference\/sql\/(?:acl\/|alter-)|\/pgwire\/(?!pgwire-intro)|\/clients\/(?:ingest-|java)/
const PAGE_LETTERS = 3
const SECTION_LETTERS = 4
const LARGE_PAGE = 55

const pagesOf = (records: readonly SearchRecord[]): SearchRecord[][] => [
  ...Map.groupBy(records.filter(speaksForPage), ({ path }) => path).values(),
]

export const readPageLetters = (records: readonly SearchRecord[]): ReadGroups =>
  readGroups(
    pagesOf(records).map((own) => [own[0]?.page, own[0]?.names, ...own.map(callingsOf)].join('\n')),
    PAGE_LETTERS,
  )

export const readSectionLetters = (records: readonly SearchRecord[]): ReadGroups =>
  readGroups(
    records
      .filter(speaksForPage)
      .map((record) => [record.page, ...record.parents, callingsOf(record)].join('\n')),
    SECTION_LETTERS,
  )

export function createPageEvidence(
  records: readonly SearchRecord[],
  pages: PageNumbers,
  index: RecordIndex,
  lettersOfPages: LetterIndex,
  lettersOfSections: LetterIndex,
): PageEvidence {
  const speaks = speakingRecords(records)
  const ofPages = createPageIndex(index, pages, speaks)
  const termsOf = createPageTerms(ofPages, createClauseRarity(index, records.length))
  const pageOf = pages.ofRecords.filter((_, id) => speaks[id] === 1)
  const sections = pagesOf(records)
  const linked = sections.map(([lead]) => Math.log1p(lead?.links ?? 0))
  const most = Math.max(1, ...linked)
  const sizes = sections.map((own) => Math.log(own.length) / Math.log(LARGE_PAGE))
  const lengths = ofPages.lengths.map((length) => Math.log1p(length))
  const variants = sections.map(([lead]) => Number(VARIANT.test(lead?.path ?? '')))

  return { pages, read }

  function read(query: Query, { inSection, lines }: Ranking): (page: number) => Evidence {
    const telling = query.words.filter((word) => !isStopWord(word))
    const letters = lettersOfPages(telling)
    const likest = byPage(lettersOfSections(telling))
    const { model, code, headings, questions } = termsOf(query.clauses)
    const clauses = Math.max(1, query.clauses.length)
    return (page) => {
      const of = (values: ArrayLike<number>) => values[page] ?? 0
      return {
        letters: of(letters),
        section: of(likest.best),
        sections: of(likest.means),
        links: of(linked) / most,
        size: of(sizes),
        inSection: of(inSection),
        asked: of(lines.questions),
        shares: of(lines.shares),
        model: of(model),
        code: of(code),
        headings: of(headings),
        questions: of(questions),
        length: of(lengths),
        variant: of(variants) / clauses,
      }
    }
  }

  function byPage(shares: Float32Array): { best: Float32Array; means: Float32Array } {
    const best = new Float32Array(pages.size)
    const means = createMeans(pages.size)
    for (let at = 0; at < shares.length; at++) {
      const [page, share] = [pageOf[at] as number, shares[at] as number]
      raise(best, page, share)
      means.add(page, share)
    }
    return { best, means: means.means() }
  }
}

/** What a section is called, and what it is searched for. */
const callingsOf = ({ heading, questions }: SearchRecord): string => `${heading}\n${questions}`
