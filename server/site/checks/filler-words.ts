import type { ContentProblem } from '../content-error.ts'
import type { SiteContent } from '../site-content.ts'
import type { CheckInput } from './content-check.ts'
import { linesOf, phrasesIn } from './phrases.ts'

/** Patterns of the phrases of a list: one a line, a star at the end stands for the rest of a word. */
export const parseFillerWords = (list: string): string[] =>
  linesOf(list).map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\*$/, '\\w*'))

/** Phrases that say nothing, in the words of pages. */
export const findFillerWords = (
  _content: SiteContent,
  { sources, fillerWords }: CheckInput,
): ContentProblem[] => sources.flatMap(({ file, text }) => fillerWordsIn(file, text, fillerWords))

/** Where a page's words, not its code, use a phrase of the list. */
export const fillerWordsIn = (file: string, text: string, words: readonly string[]): ContentProblem[] =>
  phrasesIn({ file, text }, words, (found) => ({
    message: `"${found}" says nothing`,
    remedy: 'Say what it is, or leave it out; the list is build/words/filler-words.txt.',
  }))
