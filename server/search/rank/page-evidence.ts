import type { DocsPath } from '#client/model/docs-path.ts'
import type { SearchRecord } from '../index/search-record.ts'
import { type LetterIndex, type ReadGroups, readGroups } from '../pages/letter-index.ts'
import type { Query } from '../query/query.ts'
import { isStopWord } from '../text/stop-words.ts'
import { isSettingRow } from './priors.ts'

/** What speaks for a page as a whole, each from 0 to about 1. */
export interface Evidence {
  /** Groups of letters in its names, headings and searches, and in those of its likest section. */
  readonly letters: number
  readonly section: number
  readonly links: number
  readonly size: number
}

/** The evidence for each page. */
export type PageEvidence = (query: Query) => (path: DocsPath) => Evidence

const PAGE_LETTERS = 3
const SECTION_LETTERS = 4
const LARGE_PAGE = 55

// A long list has every word somewhere: its rows say nothing for the page.
const isSpeaking = (record: SearchRecord): boolean => !isSettingRow(record)
const pagesOf = (records: readonly SearchRecord[]): SearchRecord[][] => [
  ...Map.groupBy(records.filter(isSpeaking), ({ path }) => path).values(),
]

export const readPageLetters = (records: readonly SearchRecord[]): ReadGroups =>
  readGroups(
    pagesOf(records).map((own) => [own[0]?.page, own[0]?.names, ...own.map(callingsOf)].join('\n')),
    PAGE_LETTERS,
  )

export const readSectionLetters = (records: readonly SearchRecord[]): ReadGroups =>
  readGroups(
    records
      .filter(isSpeaking)
      .map((record) => [record.page, ...record.parents, callingsOf(record)].join('\n')),
    SECTION_LETTERS,
  )

export function createPageEvidence(
  records: readonly SearchRecord[],
  lettersOfPages: LetterIndex,
  lettersOfSections: LetterIndex,
): PageEvidence {
  const pages = pagesOf(records)
  const numbers = new Map(pages.flatMap(([lead], at) => (lead ? [[lead.path, at]] : [])))
  const pageOf = Uint32Array.from(records.filter(isSpeaking), ({ path }) => numbers.get(path) ?? 0)
  const linked = pages.map(([lead]) => Math.log1p(lead?.links ?? 0))
  const most = Math.max(1, ...linked)
  const sizes = pages.map((own) => Math.log(own.length) / Math.log(LARGE_PAGE))

  return (query) => {
    const telling = query.words.filter((word) => !isStopWord(word))
    const letters = lettersOfPages(telling)
    const sections = bestOf(lettersOfSections(telling))
    return (path) => {
      const page = numbers.get(path) ?? 0
      return {
        letters: letters[page] ?? 0,
        section: sections[page] ?? 0,
        links: (linked[page] ?? 0) / most,
        size: sizes[page] ?? 0,
      }
    }
  }

  function bestOf(shares: Float32Array): Float32Array {
    const best = new Float32Array(pages.length)
    for (let at = 0; at < shares.length; at++) {
      const [page, share] = [pageOf[at] as number, shares[at] as number]
      if (share > (best[page] as number)) best[page] = share
    }
    return best
  }
}

/** What a section is called, and what it is searched for. */
const callingsOf = ({ heading, questions }: SearchRecord): string => `${heading}\n${questions}`
