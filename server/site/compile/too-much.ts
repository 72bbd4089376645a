import type { ContentProblem } from '../content-error.ts'

/** A page that is larger takes longer to compile than its author waits; the longest one is 35 KB. */
const MOST_CHARACTERS = 200_000
/** Lists and quotes in one another on one line: the parser's time grows with the square of them. */
const MOST_NESTED = 100
/** Signs of emphasis in one paragraph: the parser compares each with all others. */
const MOST_STARS = 2000

const NESTED = new RegExp(`^(?:[ \\t]*(?:>|(?:[*+-]|\\d{1,9}[.)])[ \\t])){${MOST_NESTED}}`)

/** Problems of a source that the parser would take minutes for: they are told before it starts. */
export function excessProblems(file: string, source: string): ContentProblem[] {
  if (source.length > MOST_CHARACTERS) {
    const line = source.slice(0, MOST_CHARACTERS).split('\n').length
    const message = `the page has ${source.length} characters, and more than ${MOST_CHARACTERS} are not compiled`
    return [{ file, line, message, remedy: 'Divide it into several pages.' }]
  }
  let stars = 0
  const problems = source.split('\n').flatMap((text, index) => {
    stars = text.trim() === '' ? 0 : stars + text.split('*').length - 1
    const message = NESTED.test(text)
      ? `the line opens more than ${MOST_NESTED} lists or quotes in one another`
      : stars > MOST_STARS && `the paragraph has more than ${MOST_STARS} stars`
    const remedy = 'Divide it, or escape the signs with \\.'
    return message ? [{ file, line: index + 1, message, remedy }] : []
  })
  return problems.slice(0, 1)
}
