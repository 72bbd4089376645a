import type { ThemeRegistration } from 'shiki/types'

/**
 * Token classes by TextMate scope. Shiki hands back colours, so each class has a colour of its own here that is only
 * an identifier: the real colours live in the stylesheet, and the pages carry classes but no style attribute.
 */
const CLASSES: readonly (readonly [className: string, scopes: readonly string[]])[] = [
  ['c', ['comment', 'punctuation.definition.comment']],
  ['s', ['string', 'punctuation.definition.string', 'markup.inline.raw', 'string.unquoted.plain.out']],
  ['n', ['constant', 'constant.numeric', 'constant.language', 'support.constant']],
  ['k', ['keyword', 'storage', 'storage.type', 'variable.language', 'entity.name.tag', 'markup.heading']],
  ['o', ['keyword.operator', 'punctuation.accessor']],
  [
    't',
    [
      'support.type',
      'support.class',
      'entity.name.type',
      'entity.name.class',
      'storage.type.java',
      'entity.name.namespace',
    ],
  ],
  ['f', ['entity.name.function', 'support.function', 'entity.name.command', 'meta.function-call.generic']],
  [
    'a',
    [
      'entity.other.attribute-name',
      'support.type.property-name',
      'variable.parameter',
      'meta.object-literal.key',
      'entity.name.tag.yaml',
    ],
  ],
  ['i', ['markup.inserted']],
  ['d', ['markup.deleted']],
]

const colorOf = (index: number) => `#0000${(index + 1).toString(16).padStart(2, '0')}`
const classByColor = new Map(CLASSES.map(([className], index) => [colorOf(index), className]))

export const tokenTheme: ThemeRegistration = {
  name: 'tokens',
  type: 'dark',
  fg: '#000000',
  bg: '#000000',
  settings: CLASSES.map(([, scope], index) => ({
    scope: [...scope],
    settings: { foreground: colorOf(index) },
  })),
}

/** The class of a token's colour; undefined for plain text. */
export const classOfColor = (color: string | undefined): string | undefined =>
  color === undefined ? undefined : classByColor.get(color.toLowerCase())
