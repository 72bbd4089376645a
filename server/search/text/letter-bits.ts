/**
 * A bit for each letter of a word. An edit adds or removes at most one letter, so words that differ in more letters than
 * there may be edits need not be compared.
 */
export function letterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits >>> 0
}
