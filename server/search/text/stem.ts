/** Endings, each with what is left of it, in the order in which they are taken off. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  // Number: queries, indexes, tables; HTTPS is not several HTTP.
  [/(?<=..)ies$/, 'y'],
  [/(?<=ss|sh|ch|x|zz)es$/, ''],
  [/(?<![sui]|^http)s$/, ''],
  // British spelling: materialised, behaviour.
  [/^(...+)is(e|ed|er|ing|ation)$/, '$1iz$2'],
  [/(?<=...)our$/, 'or'],
  // Tense: dropped, creating.
  [/^(?=...+(?:ing|ed)$)(.*[aeiouy].*?)(?:(?<=..)([bdgmnprt])\2)?(?:ing|ed)$/, '$1$2'],
  // Action: replication and replicate.
  [/(?<=^\w{4,}[ts])ion$/, ''],
  [/(?<=....)e$/, ''],
]

/**
 * A light stemmer: it takes off endings of number, tense and action and unites British and American spelling, and
 * leaves identifiers as they are. What it returns is compared, never shown.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  return ENDINGS.reduce((rest, [ending, left]) => rest.replace(ending, left), word)
}
