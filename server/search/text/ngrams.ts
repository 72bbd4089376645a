import { isStopWord, wordsOf } from './words.ts'

const LENGTH = 4

/**
 * The character n-grams of a string, the start and the end of a word among its letters: words of one root share them (ingest,
 * ingestion), and so do slips and the parts of compounds (timestamp, time stamp).
 */
export function ngramsOf(text: string): string[] {
  return wordsOf(text.toLowerCase())
    .filter((word) => !isStopWord(word))
    .flatMap((word) => {
      const marked = `_${word}_`
      return Array.from({ length: Math.max(0, marked.length - LENGTH + 1) }, (_, at) =>
        marked.slice(at, at + LENGTH),
      )
    })
}
