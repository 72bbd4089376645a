import { readFile, writeFile } from 'node:fs/promises'
import { RELEASE_TEXTS_FILE } from '#server/site/site-content.ts'
import { CONTENT } from '../pages.ts'

const LONGEST = 160
const FEWEST_WORDS = 3
const WORD = /(?<![\w.])[a-z][a-z']+(?![\w.(])/gi
const SENTENCE = /[a-z]{2,} [a-z]{2,}/
/** Names in class files, statements that the server writes itself, formats, addresses and options. */
const NO_MESSAGE =
  /[;<>{}\\|$]|%s|https?:|^\(|^L\w+\/|^-|^(?:select|with) |^(?:SELECT|CREATE|INSERT|ALTER|WITH) /

/** Selects a program's strings that can be a message or a piece of one. */
export const messageTexts = (strings: readonly string[]): string[] => [
  ...new Set(strings.map((text) => text.trim()).filter(isMessage)),
]

const isMessage = (text: string): boolean =>
  text.length <= LONGEST &&
  SENTENCE.test(text) &&
  !NO_MESSAGE.test(text) &&
  (text.match(WORD)?.length ?? 0) >= FEWEST_WORDS

/** Holds the list that search reads against the release; with `update` it is written. Returns what is wrong. */
export async function checkReleaseTexts(strings: readonly string[], update: boolean): Promise<string[]> {
  const file = `${CONTENT}/${RELEASE_TEXTS_FILE}`
  const now = `${messageTexts(strings).join('\n')}\n`
  if (update) await writeFile(file, now)
  const kept = await readFile(file, 'utf8').catch(() => '')
  return kept === now ? [] : [`${RELEASE_TEXTS_FILE} is not what the release says: write it with --update`]
}
