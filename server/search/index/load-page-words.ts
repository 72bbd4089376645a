import type { CacheFolder } from '#server/cache/cache-folder.ts'
import { hashOf } from '#server/cache/hash.ts'
import { once } from '#server/once.ts'
import { createWordReader, type PageWords } from './page-words.ts'
import type { SearchRecord } from './search-record.ts'

/** The words of all pages, read when they are needed. */
export interface WordsOfPages {
  /** Takes what an earlier start kept, for pages that are not read yet. */
  readonly load: () => Promise<void>
  /** Each reads a page, which is short enough for one turn of the event loop. */
  readonly steps: readonly (() => void)[]
  /** All, in the order of the records. */
  readonly all: () => readonly PageWords[]
  /** Keeps what was read for the next start. One file holds all pages. */
  readonly keep: () => Promise<void>
}

/** Where words of pages are kept, and what identifies the code that read them. */
export interface KeptWords {
  readonly cache: CacheFolder
  readonly fingerprint: string
}

export function wordsOfPages(records: readonly SearchRecord[], where: KeptWords | null): WordsOfPages {
  const name = `search/words-${where?.fingerprint}`
  let kept: Pack = new Map()
  const read = createWordReader()
  const pages = byPage(records).map((own) =>
    once(() => {
      const key = keyOf(own)
      return { key, words: kept.get(key) ?? read(own) }
    }),
  )
  return {
    async load() {
      kept = ((await where?.cache.readPack(name)) as Pack | null | undefined) ?? kept
    },
    steps: pages,
    all: () => pages.map((page) => page().words),
    async keep() {
      const pack: Pack = new Map(pages.map((page) => [page().key, page().words]))
      const isKept = [...pack.keys()].every((key) => kept.has(key))
      kept = new Map()
      if (!isKept) await where?.cache.writePack(name, pack)
    },
  }
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
