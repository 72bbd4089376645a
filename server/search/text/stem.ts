const VOWEL = /[aeiouy]/

/**
 * A light stemmer: it takes off endings of number, tense and action and unites British and American spelling, and
 * leaves identifiers as they are. What it returns is compared, never shown.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  const singular = withoutPlural(word)
  return withoutFinalE(withoutAction(withoutTense(american(singular))))
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

const american = (word: string): string =>
  word.length > 5 ? word.replace(/is(e|ed|er|ing|ation)$/, 'iz$1').replace(/our$/, 'or') : word

function withoutTense(word: string): string {
  for (const ending of ['ing', 'ed']) {
    const rest = word.slice(0, -ending.length)
    if (word.endsWith(ending) && rest.length > 2 && VOWEL.test(rest))
      return rest.length > 3 ? rest.replace(/([bdgmnprt])\1$/, '$1') : rest
  }
  return word
}

/** Replication and replicate, ingestion and ingest. */
const withoutAction = (word: string): string => (/^\w{4,}[ts]ion$/.test(word) ? word.slice(0, -3) : word)

const withoutFinalE = (word: string): string =>
  word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word
