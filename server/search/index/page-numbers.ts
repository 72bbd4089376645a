import type { DocsPath } from '#client/model/docs-path.ts'
import { createNumbering } from '../text/numbering.ts'
import type { SearchRecord } from './search-record.ts'

/** Pages by number, in the order of the records. */
export interface PageNumbers {
  readonly size: number
  /** By record. */
  readonly ofRecords: Uint32Array
  readonly of: (path: DocsPath) => number
}

export function numberPages(records: readonly SearchRecord[]): PageNumbers {
  const { numbers, numberOf } = createNumbering()
  const ofRecords = Uint32Array.from(records, ({ path }) => numberOf(path))
  return { size: numbers.size, ofRecords, of: (path) => numbers.get(path) ?? 0 }
}
