import type { ContentProblem } from '../content-error.ts'
import type { SiteContent } from '../site-content.ts'
import type { CheckInput } from './content-check.ts'
import { withoutFences } from './fences.ts'
import type { WrittenText } from './phrases.ts'

/** A page of more tables than this is looked up, not read: reasons and rules are sentences. */
const MOST = 1 / 3

/** A reader who sees an error looks for it in the first column. */
const TABLE_OF_MESSAGES = /^\| *(?:Message|You see)\b.*\n(?:\|.*(?:\n|$))*/gm

/** Pages with more than a third of their words in tables, but for those that are lists by nature. */
export const findPagesOfTables = (
  _content: SiteContent,
  { sources, listsByNature }: CheckInput,
): ContentProblem[] =>
  sources
    .filter(({ file }) => !/(?:^|\/)_[^/]*$/.test(file) && !listsByNature.includes(file))
    .map((source) => ({ file: source.file, share: shareInTables(source) }))
    .filter(({ share }) => share > MOST)
    .map(({ file, share }) => ({
      file,
      message: `${Math.round(share * 100)}% of the words are in tables`,
      remedy:
        'Write reasons and rules as sentences, or say in build/words/lists-by-nature.txt why it is a list.',
    }))

/** The share of a page's words that its tables have; code and addresses are no words, and messages are looked up by nature. */
export function shareInTables({ text }: Pick<WrittenText, 'text'>): number {
  const page = withoutFences(text.replace(/^---\n[\s\S]*?\n---\n/, '')).replace(/\]\([^)\n]*\)/g, ']')
  const words = (some: string) => some.match(/[\p{L}\p{N}][\p{L}\p{N}_'.-]*/gu)?.length ?? 0
  const rows = page.replace(TABLE_OF_MESSAGES, '').match(/^[ \t]*\|.*/gm) ?? []
  return words(rows.join('\n')) / Math.max(1, words(page))
}
