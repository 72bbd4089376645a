import type { CacheFolder } from '#server/cache/cache-folder.ts'
import { hashOf } from '#server/cache/hash.ts'
import { createWordReader, type PageWords } from './page-words.ts'
import type { SearchRecord } from './search-record.ts'

/** The words of each page, in the order of the records. */
export function readPages(records: readonly SearchRecord[]): PageWords[] {
  const read = createWordReader()
  return byPage(records).map(read)
}

/** The same with pages that an earlier start kept; what is read now is kept for the next. One file holds all pages. */
export async function loadPageWords(
  records: readonly SearchRecord[],
  cache: CacheFolder,
  fingerprint: string,
): Promise<PageWords[]> {
  const name = `search/words-${fingerprint}`
  const kept = ((await cache.readPack(name)) ?? new Map()) as Pack
  const pack: Pack = new Map()
  const read = createWordReader()
  let changed = false
  const pages = byPage(records).map((own) => {
    const key = keyOf(own)
    const known = kept.get(key)
    const words = known ?? read(own)
    changed ||= known === undefined
    pack.set(key, words)
    return words
  })
  if (changed) await cache.writePack(name, pack)
  return pages
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
