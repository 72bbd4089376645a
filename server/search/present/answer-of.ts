import type { SearchAnswerText } from '#client/model/search-results.ts'
import type { SearchRecord } from '../index/search-record.ts'
import { messageWords } from '../messages/read-pasted.ts'
import { symbolKey } from '../symbols/symbol.ts'

const LONGEST = 300
const MOST_SIGNATURES = 3
/** A number may have its unit behind it, and each default its type in parentheses. */
const DEFAULT = /^(?!(?:none|no|yes|null)\b)(?:(?<value>\d\S*) (?<unit>[^(]+?)|(?<value>\S+))(?: \(.*\))?$/

/** The part of a record that a reader wants at once: a signature, a variable with its default, the shortest statement, or what to do. */
export function answerOf(record: SearchRecord, message: string | null): SearchAnswerText | null {
  if (record.row === 'message') return { kind: 'fix', text: record.code }
  const fix = message === null ? null : fixOf(record, message)
  if (fix) return { kind: 'fix', text: fix }
  if (record.row === 'setting') return { kind: 'setting', ...settingOf(record) }
  if (record.row === 'newer-name') return record.code ? { kind: 'statement', text: record.code } : null
  const signatures = signaturesOf(record)
  if (signatures) return { kind: 'signature', text: signatures }
  const statement = statementOf(record)
  return statement ? { kind: 'statement', text: statement } : null
}

/** The sentence that quotes the message and explains it. */
function fixOf({ text }: SearchRecord, message: string): string | null {
  const wanted = messageWords(message).join(' ')
  const said = text.split('\n').find((line) => {
    const key = messageWords(line).join(' ')
    return key.includes(wanted) && key.length > wanted.length
  })
  return said && said.length <= LONGEST ? said : null
}

/** The line of an environment file: `QDB_READONLY=false`, and the unit; without a default, or with one in words, the name. */
function settingOf({ text }: SearchRecord): { text: string; unit?: string } {
  const [variable = '', standard = ''] = text.split('\n')
  const { value, unit } = DEFAULT.exec(standard)?.groups ?? {}
  if (value === undefined) return { text: variable }
  return { text: `${variable}=${value}`, ...(unit && { unit }) }
}

function signaturesOf({ kind, code, symbols }: SearchRecord): string | null {
  if (kind !== 'function') return null
  const lines = code.split('\n')
  const end = lines.findIndex((line) => !symbols.includes(symbolKey(line.split('(', 1)[0] ?? '')))
  const own = lines.slice(0, end === -1 ? lines.length : end).slice(0, MOST_SIGNATURES)
  return own.length > 0 ? own.join('\n') : null
}

/** The shortest sample that begins as the statement is called; a line of its railroad diagram is none. */
function statementOf({ kind, anchor, page, code }: SearchRecord): string | null {
  const name = /^[A-Z][A-Z ]+[A-Z]/.exec(page)?.[0]
  if (!name || anchor !== '' || kind !== 'statement') return null
  const words = name.split(' ')
  const samples = code
    .split(/\s*(?:;|\n\n)\s*/)
    .filter((sample) => words.every((word) => sample.includes(word)) && sample.startsWith(words[0] ?? ''))
    .filter((sample) => sample.length <= LONGEST)
    .sort((one, other) => one.length - other.length)
  return samples[0] ?? null
}
