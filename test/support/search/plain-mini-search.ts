import MiniSearch from 'minisearch'
import type { SearchRecord } from '#server/search/index/search-record.ts'

/** The library as it comes, over the same records: what every layer above it has to be worth. */
export function createPlainMiniSearch(records: readonly SearchRecord[]): (query: string) => string[] {
  const index = new MiniSearch({ fields: ['page', 'heading', 'text', 'code'], storeFields: ['path'] })
  index.addAll(records)
  return (query) => index.search(query).map(({ path }) => path)
}
