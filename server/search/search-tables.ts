import { setImmediate as nextTurn } from 'node:timers/promises'
import { hashOf } from '../cache/hash.ts'
import { once } from '../once.ts'
import { type KeptIndex, wordsOfPages } from './index/load-page-words.ts'
import { type PostingTables, sortPostings } from './index/record-index.ts'
import type { SearchRecord } from './index/search-record.ts'
import { type LineTables, sortLines } from './index/short-texts.ts'
import { numberTerms } from './index/term-table.ts'
import { sortWords, type WeighedWords, weighWords } from './index/vocabulary.ts'
import { type LetterTables, sortGroups } from './pages/letter-index.ts'
import { readPageLetters, readSectionLetters } from './rank/page-evidence.ts'

/** What the words of all pages add up to. It is flat arrays and strings, so a start reads them as they were kept. */
interface Tables {
  /** One a line, in the order of their numbers. */
  readonly terms: string
  readonly postings: PostingTables
  readonly lines: LineTables
  readonly lettersOfPages: LetterTables
  readonly lettersOfSections: LetterTables
  readonly vocabulary: WeighedWords
}

/** The tables, each made when it is needed. */
export type SearchTables = { readonly [Name in keyof Tables]: () => Tables[Name] } & {
  /** Takes what an earlier start made of the same pages and synonyms; of pages, if only some are the same. */
  readonly load: () => Promise<void>
  /** Makes what is missing, in steps that are short enough for one turn of the event loop each. */
  readonly steps: () => readonly (() => void)[]
  /** Keeps all of it for the next start. */
  readonly keep: () => Promise<void>
}

type Kept = Tables & { readonly key: string }

export function createSearchTables(
  records: readonly SearchRecord[],
  synonyms: readonly string[],
  where: KeptIndex | null,
): SearchTables {
  const name = `search/tables-${where?.fingerprint}`
  let kept: Kept | null = null
  const words = wordsOfPages(records, where)
  const key = () => hashOf([...words.keys.map((keyOf) => keyOf()), ...synonyms])
  const numbered = once(() => numberTerms(words.all()))
  const groupsOfPages = once(() => readPageLetters(records))
  const groupsOfSections = once(() => readSectionLetters(records))
  const weights = once(() => weighWords(words.all(), synonyms))
  const make: { readonly [Name in keyof Tables]: () => Tables[Name] } = {
    terms: () => [...numbered().numbers.keys()].join('\n'),
    postings: () => sortPostings(numbered(), words.all()),
    lines: () => sortLines(numbered(), words.all()),
    lettersOfPages: () => sortGroups(groupsOfPages()),
    lettersOfSections: () => sortGroups(groupsOfSections()),
    vocabulary: () => sortWords(weights()),
  }
  const table = <Name extends keyof Tables>(name: Name) =>
    once((): Tables[Name] => kept?.[name] ?? make[name]())
  const tables = {
    terms: table('terms'),
    postings: table('postings'),
    lines: table('lines'),
    lettersOfPages: table('lettersOfPages'),
    lettersOfSections: table('lettersOfSections'),
    vocabulary: table('vocabulary'),
  }
  return {
    ...tables,
    async load() {
      const found = ((await where?.cache.read(name)) ?? null) as Kept | null
      for (const keyOf of words.keys) {
        await nextTurn()
        keyOf()
      }
      if (found?.key === key()) kept = found
      else await words.load()
    },
    steps: () =>
      kept
        ? []
        : [
            ...words.steps,
            numbered,
            tables.terms,
            tables.postings,
            tables.lines,
            groupsOfPages,
            tables.lettersOfPages,
            groupsOfSections,
            tables.lettersOfSections,
            weights,
            tables.vocabulary,
          ],
    async keep() {
      if (kept) words.claim()
      else {
        await words.keep()
        const made: Kept = {
          key: key(),
          terms: tables.terms(),
          postings: tables.postings(),
          lines: tables.lines(),
          lettersOfPages: tables.lettersOfPages(),
          lettersOfSections: tables.lettersOfSections(),
          vocabulary: tables.vocabulary(),
        }
        await where?.cache.write(name, made)
      }
    },
  }
}
