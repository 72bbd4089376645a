import type { ContentProblem } from '../content-error.ts'
import { withoutFences } from './fences.ts'

export interface WrittenText {
  readonly file: string
  readonly text: string
}

/** A phrase that a native speaker would not write. */
export interface Unidiomatic {
  /** A regular expression, without word boundaries. */
  readonly pattern: string
  readonly instead: string
}

/** The lines of a list without empty ones and `#` comments. */
export const linesOf = (list: string): string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Finds the patterns in a file's prose, not in its code, in any case and as whole words. */
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

/** A phrase may be broken across two lines. */
const wordsLike = (pattern: string, flags: string): RegExp =>
  new RegExp(`\\b(?:${pattern.replace(/ +/g, '\\s+')})(?![\\w-])`, flags)

/** The source with code and addresses blanked out, every line in its place. */
function withoutCode(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  return withoutFences(source)
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank)
}
