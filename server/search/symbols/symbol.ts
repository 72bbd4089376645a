import type { DocsPath } from '#client/model/docs-path.ts'
import { LONGEST_PASTE } from '#client/model/search-results.ts'
import { normalize } from '../text/words.ts'

/** When several places document a name, the one whose kind comes first is its address. */
export const KINDS = ['statement', 'function', 'operator', 'setting', 'error', 'type', 'keyword'] as const
export type SymbolKind = (typeof KINDS)[number]

/** A name of the product and the place that documents it. */
export interface DocSymbol {
  readonly name: string
  readonly kind: SymbolKind
  readonly path: DocsPath
  /** Empty when the whole page is about it. */
  readonly anchor: string
  readonly page: string
}

/** The address that a symbol leads to. */
export const symbolAddress = ({ path, anchor }: Pick<DocSymbol, 'path' | 'anchor'>): string =>
  anchor ? `${path}#${encodeURIComponent(anchor)}` : path

/**
 * Names are compared without case, without `()` after a function and without `;` after a statement. `sample-by`, `sample_by`
 * and `SAMPLE BY` are one name; the minus of an operator is its own.
 */
export const symbolKey = (name: string): string =>
  normalize(name, LONGEST_PASTE)
    .trim()
    .replace(/(?:\s*\(\s*\)|;)+$/, '')
    .replace(/(?<=[\p{L}\p{N}])[\s_-]+|[\s_-]+(?=[\p{L}\p{N}])/gu, ' ')
