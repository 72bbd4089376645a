import type { CacheFolder } from '#server/cache/cache-folder.ts'
import { hashOf } from '#server/cache/hash.ts'
import { once } from '../once.ts'
import { createWordReader, type PageWords } from './page-words.ts'
import type { SearchRecord } from './search-record.ts'

/** The words of all pages, read when they are needed. */
export interface WordsOfPages {
  /** Reads pages that are not read yet, each short enough for one turn of the event loop. */
  readonly steps: readonly (() => void)[]
  /** All, in the order of the records. */
  readonly all: () => readonly PageWords[]
  /** Keeps what was read for the next start. */
  readonly keep: () => Promise<void>
}

/** Without a cache. */
export function readPageWords(records: readonly SearchRecord[]): WordsOfPages {
  const readers = readersOf(byPage(records), () => undefined)
  return { steps: readers, all: () => readers.map((words) => words()), keep: async () => {} }
}

/** Takes what an earlier start kept. One file holds all pages. */
export async function openPageWords(
  records: readonly SearchRecord[],
  cache: CacheFolder,
  fingerprint: string,
): Promise<WordsOfPages> {
  const name = `search/words-${fingerprint}`
  const kept = ((await cache.readPack(name)) ?? new Map()) as Pack
  const pages = byPage(records)
  const keys = pages.map(keyOf)
  const readers = readersOf(pages, (index) => kept.get(keys[index] ?? ''))
  const all = () => readers.map((words) => words())
  return {
    steps: readers.filter((_, index) => !kept.has(keys[index] ?? '')),
    all,
    async keep() {
      if (keys.every((key) => kept.has(key))) return
      const words = all()
      await cache.writePack(name, new Map(keys.map((key, index) => [key, words[index]])))
    },
  }
}

/** For each page what gives its words: read once, unless they are known. */
function readersOf(
  pages: readonly SearchRecord[][],
  known: (index: number) => PageWords | undefined,
): (() => PageWords)[] {
  const read = createWordReader()
  return pages.map((own, index) => once(() => known(index) ?? read(own)))
}

/** By all that a page's words are made from. */
type Pack = Map<string, PageWords>

const byPage = (records: readonly SearchRecord[]): SearchRecord[][] => [
  ...Map.groupBy(records, ({ path }) => path).values(),
]

const keyOf = (records: readonly SearchRecord[]): string =>
  hashOf(
    records.flatMap(({ anchor, page, names, heading, parents, text, code, questions }) => [
      // Whether it is the start of a page.
      anchor && '#',
      page,
      names,
      heading,
      parents.join('\n'),
      text,
      code,
      questions,
    ]),
  )
