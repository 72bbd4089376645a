import { DiagramError } from '../diagram-error.ts'

export interface Token {
  readonly kind: 'name' | 'terminal' | 'class' | 'define' | 'sign' | 'end'
  readonly text: string
  readonly line: number
  readonly column: number
  /** Its position in the source. */
  readonly offset: number
}

const PATTERN =
  /(?<space>\s+|\/\*[\s\S]*?\*\/)|(?<define>::=)|(?<name>[A-Za-z_][\w.-]*)|'(?<single>[^'\n]+)'|"(?<double>[^"\n]+)"|(?<class>\[[^\]\n]+\])|(?<sign>[()|?*+])/y

/** The tokens of a W3C EBNF grammar, followed by one of kind `end`. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let line = 1
  let lineStart = 0
  for (let at = 0; at < source.length; ) {
    PATTERN.lastIndex = at
    const place = { line, column: at - lineStart + 1, offset: at }
    const match = PATTERN.exec(source)
    if (!match?.groups) throw new DiagramError(complaint(source.slice(at)), place)
    const token = tokenOf(match.groups)
    if (token) tokens.push({ ...token, ...place })
    for (const { index } of match[0].matchAll(/\n/g)) {
      line++
      lineStart = at + index + 1
    }
    at += match[0].length
  }
  tokens.push({ kind: 'end', text: '', line, column: source.length - lineStart + 1, offset: source.length })
  return tokens
}

function tokenOf(groups: Record<string, string | undefined>): Pick<Token, 'kind' | 'text'> | null {
  const terminal = groups.single ?? groups.double
  if (terminal !== undefined) return { kind: 'terminal', text: terminal }
  for (const kind of ['define', 'name', 'class', 'sign'] as const) {
    const text = groups[kind]
    if (text !== undefined) return { kind, text }
  }
  return null
}

function complaint(rest: string): string {
  if (rest.startsWith('/*')) return 'the comment is not closed'
  if (/^(['"])\1/.test(rest)) return 'the quotes hold nothing'
  if (/^['"]/.test(rest)) return `the quote ${rest[0]} is not closed on its line`
  if (rest.startsWith('[')) return 'the character class is not closed on its line'
  return `"${rest[0]}" means nothing in a grammar`
}
