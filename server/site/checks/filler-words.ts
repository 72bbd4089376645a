import type { ContentProblem } from '../content-error.ts'
import type { SiteContent } from '../site-content.ts'
import type { CheckInput } from './content-check.ts'
import { linesOf, phrasesIn } from './phrases.ts'

/** Parses a list of phrases into patterns: one phrase per line; a final star matches the rest of a word. */
export const parseFillerWords = (list: string): string[] =>
  linesOf(list).map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\*$/, '\\w*'))

/** Finds filler phrases in pages. */
export const findFillerWords = (
  _content: SiteContent,
  { sources, fillerWords }: CheckInput,
): ContentProblem[] => sources.flatMap(({ file, text }) => fillerWordsIn(file, text, fillerWords))

/** Finds phrases of the list in a page's prose, not in its code. */
export const fillerWordsIn = (file: string, text: string, words: readonly string[]): ContentProblem[] =>
  phrasesIn({ file, text }, words, (found) => ({
    message: `"${found}" says nothing`,
    remedy: 'Say what it is, or leave it out; the list is build/words/filler-words.txt.',
  }))
