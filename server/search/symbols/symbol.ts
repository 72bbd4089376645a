import type { DocsPath } from '#client/model/docs-path.ts'
import { normalize } from '../text/words.ts'

export type SymbolKind = 'function' | 'operator' | 'statement' | 'keyword' | 'type' | 'setting' | 'error'

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

/** Longer than any name of the product. */
const LONGEST_NAME = 100

/** Names are compared without case, without `()` after a function and without `;` after a statement. */
export const symbolKey = (name: string): string =>
  normalize(name, LONGEST_NAME)
    .trim()
    .replace(/(?:\s*\(\s*\)|;)+$/, '')
    .replace(/\s+/g, ' ')

/** `sample-by`, `sample_by` and `SAMPLE BY` are one name; the minus of an operator is its own. */
export const looseSymbolKey = (name: string): string =>
  symbolKey(name).replace(/(?<=[\p{L}\p{N}])[\s_-]+|[\s_-]+(?=[\p{L}\p{N}])/gu, ' ')
