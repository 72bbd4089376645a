import type { ContentProblem } from '../content-error.ts'
import { withoutFences } from './fences.ts'

export interface WrittenText {
  readonly file: string
  readonly text: string
}

/** A phrase that is not English as a native writes it. */
export interface Unidiomatic {
  /** A regular expression, without word boundaries. */
  readonly pattern: string
  readonly instead: string
}

/** The lines of a list that say something: `#` begins a comment. */
export const linesOf = (list: string): string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Where a text's words, not its code, have what the patterns match, in any case, as whole words. */
export function phrasesIn(
  { file, text }: WrittenText,
  patterns: readonly string[],
  problemOf: (found: string, pattern: string) => Pick<ContentProblem, 'message' | 'remedy'>,
): ContentProblem[] {
  if (patterns.length === 0) return []
  const prose = withoutCode(text)
  const any = wordsLike(patterns.join('|'), 'gi')
  return [...prose.matchAll(any)].map(({ 0: found, index }) => {
    const pattern = patterns.find((each) => wordsLike(`(?:${each})$`, 'iy').test(found)) ?? ''
    return {
      file,
      line: prose.slice(0, index).split('\n').length,
      ...problemOf(found.replace(/\s+/g, ' '), pattern),
    }
  })
}

/** Words may be on two lines. */
const wordsLike = (pattern: string, flags: string): RegExp =>
  new RegExp(`\\b(?:${pattern.replace(/ +/g, '\\s+')})(?![\\w-])`, flags)

/** The source with code and addresses blanked out, every line in its place. */
function withoutCode(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  return withoutFences(source)
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank)
}
