import type { ContentProblem } from '#server/site/content-error.ts'

/** The phrases of a list: one a line, `#` begins a comment, a star at the end stands for the rest of a word. */
export const parseFillerWords = (list: string): string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Where a page's words, not its code, use a phrase of the list. */
export function findFillerWords(file: string, source: string, words: readonly string[]): ContentProblem[] {
  if (words.length === 0) return []
  const pattern = new RegExp(`\\b(?:${words.map(patternOf).join('|')})(?![\\w-])`, 'gi')
  const prose = withoutCode(source)
  return [...prose.matchAll(pattern)].map(({ 0: found, index }) => ({
    file,
    line: prose.slice(0, index).split('\n').length,
    message: `"${found.replace(/\s+/g, ' ')}" says nothing`,
    remedy: 'Say what it is, or leave it out; the list is build/filler-words.txt.',
  }))
}

/** Words may stand on two lines. */
const patternOf = (phrase: string): string =>
  phrase
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\\\*$/, '\\w*')
    .replace(/ +/g, '\\s+')

/** The source with code and addresses blanked out, every line in its place. */
function withoutCode(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  return source
    .replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[`~]*[ \t]*$/gm, blank)
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank)
}
