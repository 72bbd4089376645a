import type { ThemeRegistration } from 'shiki/types'

/**
 * Token classes by TextMate scope. Shiki takes names in place of colors and hands them back: the real colors live in the
 * stylesheet, and the pages carry classes but no style attribute.
 */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  c: ['comment', 'punctuation.definition.comment'],
  s: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'string.unquoted.plain.out'],
  n: ['constant', 'constant.numeric', 'constant.language', 'support.constant'],
  k: ['keyword', 'storage', 'storage.type', 'variable.language', 'entity.name.tag', 'markup.heading'],
  o: ['keyword.operator', 'punctuation.accessor'],
  t: [
    'support.type',
    'support.class',
    'entity.name.type',
    'entity.name.class',
    'storage.type.java',
    'entity.name.namespace',
  ],
  f: ['entity.name.function', 'support.function', 'entity.name.command', 'meta.function-call.generic'],
  a: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'variable.parameter',
    'meta.object-literal.key',
    'entity.name.tag.yaml',
  ],
}

/** The name of text without a class. */
export const PLAIN = 'plain'

export const tokenTheme = {
  name: 'tokens',
  type: 'dark',
  fg: PLAIN,
  bg: PLAIN,
  settings: Object.entries(SCOPES).map(([foreground, scope]) => ({
    scope: [...scope],
    settings: { foreground },
  })),
} satisfies ThemeRegistration
