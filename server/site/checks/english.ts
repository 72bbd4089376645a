import type { ContentProblem } from '../content-error.ts'
import type { SiteContent } from '../site-content.ts'
import type { CheckInput } from './content-check.ts'
import { linesOf, phrasesIn, type Unidiomatic, type WrittenText } from './phrases.ts'

/** Parses a list of `pattern -> instead`, one per line. */
export const parseEnglish = (list: string): Unidiomatic[] =>
  linesOf(list).map((line) => {
    const [pattern = '', instead = ''] = line.split(' -> ')
    return { pattern, instead }
  })

/** Finds unidiomatic phrases in pages, except for pages that are not reviewed yet. */
export const findUnidiomatic = (
  _content: SiteContent,
  { sources, english, notYetRead }: CheckInput,
): ContentProblem[] =>
  sources
    .filter(({ file }) => !notYetRead.some((prefix) => file.startsWith(prefix)))
    .flatMap((source) => unidiomaticIn(source, english))

export function unidiomaticIn(source: WrittenText, phrases: readonly Unidiomatic[]): ContentProblem[] {
  const instead = new Map(phrases.map((phrase) => [phrase.pattern, phrase.instead]))
  return phrasesIn(source, [...instead.keys()], (found, pattern) => ({
    message: `"${found}" is not plain English`,
    remedy: `Write: ${instead.get(pattern)}. The list is build/words/english.txt.`,
  }))
}
