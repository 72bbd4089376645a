import type { ContentProblem } from '../content-error.ts'
import { isSnippet, pathOfFile } from '../page-path.ts'
import { type WrittenText, withoutFences } from './fences.ts'

/** A page of more tables than this is looked up, not read: reasons and rules are sentences. */
const MOST = 1 / 3

/** A reader who sees an error looks for it in the first column. */
const TABLE_OF_MESSAGES = /^\| *(?:Message|You see)\b.*\n(?:\|.*(?:\n|$))*/gm

/** Reports a page with more than a third of its words in tables, unless it is a list by nature. */
export function tooManyTables(source: WrittenText, listsByNature: readonly string[]): ContentProblem[] {
  const { file } = source
  const share = shareInTables(source)
  if (share <= MOST || isSnippet(pathOfFile(file)) || listsByNature.includes(file)) return []
  const message = `${Math.round(share * 100)}% of the words are in tables`
  const remedy =
    'Write reasons and rules as sentences, or say in build/words/lists-by-nature.txt why it is a list.'
  return [{ file, message, remedy }]
}

/** The share of a page's words that its tables have; code and addresses are no words, and messages are looked up by nature. */
export function shareInTables({ text }: Pick<WrittenText, 'text'>): number {
  const page = withoutFences(text.replace(/^---\n[\s\S]*?\n---\n/, '')).replace(/\]\([^)\n]*\)/g, ']')
  const words = (some: string) => some.match(/[\p{L}\p{N}][\p{L}\p{N}_'.-]*/gu)?.length ?? 0
  const rows = page.replace(TABLE_OF_MESSAGES, '').match(/^[ \t]*\|.*/gm) ?? []
  return words(rows.join('\n')) / Math.max(1, words(page))
}
