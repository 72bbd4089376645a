import type { RootContent } from 'mdast'
import { parseFence } from '../samples/fence.ts'
import { visit } from '../visit.ts'

/** Listings of these are what programs print, a message a line. */
const PRINTED: ReadonlySet<string> = new Set(['text', 'txt', 'log', 'json', ''])
const LONGEST = 400

/** Messages that a block of a page quotes: in inline code, in printed output, and beside a sample that fails. */
export function messagesIn(block: RootContent): string[] {
  if (block.type === 'code') {
    const { fence } = parseFence(block.lang ?? '', block.meta)
    const printed = PRINTED.has(block.lang ?? '') ? block.value.split('\n').filter(isMessage) : []
    return [...(fence.fails ? [fence.fails] : []), ...printed]
  }
  if (block.type !== 'paragraph' && block.type !== 'tableCell') return []
  return codesIn(block).filter(isMessage)
}

/** The same in a cell that quotes nothing else, where two words are a message. */
export const messagesOfCell = (cell: RootContent): string[] =>
  codesIn(cell).filter((code) => isMessage(code) || (TWO_WORDS.test(code) && !STATEMENT.test(code)))

function codesIn(block: RootContent): string[] {
  const codes: string[] = []
  visit(block, 'inlineCode', ({ value }) => {
    codes.push(value)
  })
  return codes
}

const WORD = /(?<![\p{L}\p{N}_.$/-])\p{L}?\p{Ll}+(?:'\p{Ll}+)?(?![\p{L}\p{N}_.(/-])/gu
const TWO_WORDS = /\p{Ll}{2,}[^\p{L}]*\s[^\p{L}]*\p{L}{2,}/u
const STATEMENT =
  /^(?:select|alter|create|drop|insert|update|grant|revoke|copy|with|show|explain|docker|curl|sudo|npm|pip|kubectl|helm)\s/i

/** A message has a few words of prose; a statement or a command has its own form. */
function isMessage(text: string): boolean {
  if (text.length > LONGEST || STATEMENT.test(text) || text.trimEnd().endsWith(';')) return false
  const words = text.match(WORD)?.length ?? 0
  return words >= 3 || (words === 2 && (/[[:'`"]/.test(text) || text.split(/\s+/).length <= 4))
}
