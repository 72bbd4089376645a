import { createFindMessages } from './message-index.ts'
import { messageWords } from './message-words.ts'
import type { Pasted } from './read-pasted.ts'

/** The part of a paste that the release can say, if no page quotes it; null otherwise. */
export type FindReleaseText = (text: string, pasted: Pasted | null) => string | null

/** Nearly all of it is there, and in what is no message by its form it is nearly all that is there. */
const WHOLE = 0.85
const MOST_OF_A_QUERY = 0.7
const FEWEST_WORDS = 3

export function createFindReleaseText(texts: readonly string[]): FindReleaseText {
  const find = createFindMessages(texts.map((message) => ({ message, quoting: [] })))
  return (text, pasted) => {
    if (pasted && pasted.matches.length > 0) return null
    const words = messageWords(text)
    if (words.length < FEWEST_WORDS) return null
    const found = find(words).find(({ whole, words: own }) => whole >= WHOLE && own.length >= FEWEST_WORDS)
    return found && (pasted || found.covers >= MOST_OF_A_QUERY) ? found.message : null
  }
}
