import type { ContentProblem } from '../content-error.ts'
import { lineAt, type WrittenText, withoutFences } from './fences.ts'

/** A phrase that pages do not have. */
export interface Phrase {
  /** A regular expression, without word boundaries. */
  readonly pattern: string
  readonly remedy: string
}

/** The lines of a list without empty ones and `#` comments. */
export const linesOf = (list: string): string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Parses a list of `pattern -> instead`, one per line: phrases that are not plain English. Nothing is instead of filler words. */
export const parsePhrases = (list: string): Phrase[] =>
  linesOf(list).map((line) => {
    const [pattern = '', instead = 'what it is, or nothing'] = line.split(' -> ')
    return { pattern, remedy: `Write: ${instead}. The lists are in build/words.` }
  })

/** Finds the phrases in a file's prose, not in its code, in any case and as whole words. */
export function phrasesIn({ file, text }: WrittenText, phrases: readonly Phrase[]): ContentProblem[] {
  if (phrases.length === 0) return []
  const prose = withoutCode(text)
  const any = wordsLike(phrases.map(({ pattern }) => pattern).join('|'), 'gi')
  return [...prose.matchAll(any)].flatMap(({ 0: found, index }) => {
    const phrase = phrases.find(({ pattern }) => wordsLike(`(?:${pattern})$`, 'iy').test(found))
    if (!phrase) return []
    const message = `"${found.replace(/\s+/g, ' ')}" is not plain English`
    return [{ file, line: lineAt(prose, index), message, remedy: phrase.remedy }]
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
