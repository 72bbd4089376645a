import type { DocsPath } from '#client/model/docs-path.ts'

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

/** Names are compared without case, without `()` after a function and without `;` after a statement. */
export const symbolKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/(?:\s*\(\s*\)|;)+$/, '')
    .replace(/\s+/g, ' ')

/** `sample-by`, `sample_by` and `SAMPLE BY` are one; signs have nothing to leave out. */
export const looseSymbolKey = (name: string): string => symbolKey(name).replace(/[\s_-]+/g, ' ')
