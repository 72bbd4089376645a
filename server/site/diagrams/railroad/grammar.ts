/** The expression of a rule, as its author wrote it. */
export type Expression =
  | { readonly kind: 'terminal'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'sequence'; readonly items: readonly Expression[] }
  | { readonly kind: 'choice'; readonly items: readonly Expression[] }
  | { readonly kind: 'repeat'; readonly item: Expression; readonly sign: '?' | '*' | '+' }

export interface Rule {
  readonly name: string
  readonly expression: Expression
  /** The rule's own text, without comments. */
  readonly source: string
}
