import type { CacheFolder } from '#server/cache/cache-folder.ts'
import { hashOf } from '#server/cache/hash.ts'
import { once } from '#server/once.ts'
import { createWordReader, type PageWords } from './page-words.ts'
import type { SearchRecord } from './search-record.ts'

/** The words of all pages, read when they are needed. */
export interface WordsOfPages {
  /** By page, what identifies all that its words are made from. Each is short enough for one turn of the event loop. */
  readonly keys: readonly (() => string)[]
  /** Takes what an earlier start kept, for pages that are not read yet. */
  readonly load: () => Promise<void>
  /** Each reads a page, which is short enough for one turn of the event loop. */
  readonly steps: readonly (() => void)[]
  /** All, in the order of the records. */
  readonly all: () => readonly PageWords[]
  /** Keeps what was read for the next start. One file holds all pages. */
  readonly keep: () => Promise<void>
  /** Keeps what an earlier start kept, without reading it. */
  readonly claim: () => void
}

/** Where the index is kept, and what identifies the code that made it. */
export interface KeptIndex {
  readonly cache: CacheFolder
  readonly fingerprint: string
}

export function wordsOfPages(records: readonly SearchRecord[], where: KeptIndex | null): WordsOfPages {
  const name = `search/words-${where?.fingerprint}`
  let kept: Pack = new Map()
  const read = createWordReader()
  const ofPages = byPage(records)
  const keys = ofPages.map((own) => once(() => keyOf(own)))
  const pages = ofPages.map((own, page) =>
    once(() => {
      const key = keys[page]?.() ?? ''
      return { key, words: kept.get(key) ?? read(own) }
    }),
  )
  return {
    keys,
    async load() {
      kept =
        (await where?.cache.read(name, (value) => (value instanceof Map ? (value as Pack) : null))) ?? kept
    },
    steps: pages,
    all: () => pages.map((page) => page().words),
    async keep() {
      const pack: Pack = new Map(pages.map((page) => [page().key, page().words]))
      const isKept = [...pack.keys()].every((key) => kept.has(key))
      kept = new Map()
      if (!isKept) await where?.cache.write(name, pack)
    },
    claim: () => where?.cache.claim(name),
  }
}

/** By all that a page's words are made from. */
type Pack = Map<string, PageWords>

const byPage = (records: readonly SearchRecord[]): SearchRecord[][] => [
  ...Map.groupBy(records, ({ path }) => path).values(),
]

const keyOf = (records: readonly SearchRecord[]): string =>
  hashOf(
    records.flatMap(({ path, anchor, page, names, heading, parents, text, code, questions }) => [
      // The start of a page and the rows of the list of settings are known by their addresses.
      path,
      anchor,
      page,
      names,
      heading,
      parents.join('\n'),
      text,
      code,
      questions,
    ]),
  )
