/** A word of a message, and how much it says about which message it is. */
export interface MessageWord {
  readonly word: string
  readonly weight: number
}

const WEIGHT = {
  fixed: 1,
  /** Names of types and keywords, which differ from one table to the next. */
  capitals: 0.5,
  /** Quoted words are as often a name as a part of the message. */
  quoted: 0.35,
  /** `key=value` keeps its key; its value is a reader's own. */
  value: 0.15,
}

/** Surroundings of a message: the statement that failed, its place, and how logs and clients say that this is an error. */
const FRAME =
  /"query":\s*"(?:[^"\\]|\\.)*"|\bq=`[^`]*`|\bLINE \d+:.*|\bPosition: \d+|"position":\s*\d+|\bunhandled error \[job=\S+|\b(?:ERROR|FATAL|WARNING): /g
/** Left out: times, paths and addresses, names of classes, numbers, and the dots that stand for a value in a page. */
const MASKED =
  /\d{4}-\d\d-\d\d[T ][\d:.]+Z?|\b\w:\\\S+|(?<!\w)\.?\/[\w./~-]+|\bhttps?:\/\/\S+|\b[a-z]\w*(?:\.\w+){2,}(?:@\w+)?|\b0x[\da-f]+\b|\.{3}|…/giu
const TOKEN =
  /(?<quote>['"`])(?=[^'"`]{1,60}\k<quote>)|(?<equals>=)|(?<word>\p{L}[\p{L}\p{N}_]*(?:'\p{L}+)?)/gu
/** Readers may paste anything, so reading ends here. */
const MOST_WORDS = 400

/** The words of a message as they are compared: in order, in lower case, each with what it counts. */
export function messageWords(text: string): MessageWord[] {
  const words: MessageWord[] = []
  let quotedUntil = 0
  let valueAt = -1
  const blank = (found: string) => ' '.repeat(found.length)
  const masked = text.replace(FRAME, blank).replace(MASKED, blank)
  for (const { index, groups = {} } of masked.matchAll(TOKEN)) {
    if (groups.quote && index >= quotedUntil) quotedUntil = masked.indexOf(groups.quote, index + 1) + 1
    else if (groups.equals) valueAt = index + 1
    else if (groups.word) {
      const isValue = valueAt !== -1 && index <= valueAt + 1
      valueAt = -1
      words.push({
        word: groups.word.toLowerCase(),
        weight: isValue ? WEIGHT.value : weightOf(groups.word, index < quotedUntil),
      })
    }
    if (words.length === MOST_WORDS) break
  }
  return words
}

/** The fixed words of a message. */
export const fixedWords = (message: string): string =>
  messageWords(message)
    .map(({ word }) => word)
    .join(' ')

function weightOf(word: string, isQuoted: boolean): number {
  if (isQuoted) return WEIGHT.quoted
  return word.length > 1 && word === word.toUpperCase() ? WEIGHT.capitals : WEIGHT.fixed
}
