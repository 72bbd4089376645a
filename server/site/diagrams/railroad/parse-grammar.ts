import { VFileMessage } from 'vfile-message'

/** The expression of a rule, as its author wrote it. */
export type Expression =
  | { readonly kind: 'terminal'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'sequence'; readonly items: readonly Expression[] }
  | { readonly kind: 'choice'; readonly items: readonly Expression[] }
  | { readonly kind: 'repeat'; readonly item: Expression; readonly sign: '?' | '*' | '+' }

export interface Rule {
  readonly name: string
  readonly expression: Expression
  /** The rule's own text, without comments. */
  readonly source: string
}

interface Token {
  readonly kind: 'define' | 'name' | 'terminal' | 'sign' | 'end'
  readonly text: string
  /** Its position in the source. */
  readonly offset: number
}

const TOKEN =
  /\s+|\/\*[\s\S]*?\*\/|(?<define>::=)|(?<name>[A-Za-z_][\w.-]*)|(?<terminal>'[^'\n]+'|"[^"\n]+"|\[[^\]\n]+\])|(?<sign>[()|?*+])/gy
const COMMENT = /\/\*[\s\S]*?\*\//g

/** Parses the rules of a W3C EBNF grammar: `rule ::= 'KEYWORD' name? ( 'A' | 'B' )*`. Throws a VFileMessage with the place. */
export function parseGrammar(source: string): Rule[] {
  const tokens = tokenize(source)
  let at = 0
  const next = (ahead = 0): Token => tokens[at + ahead] ?? { kind: 'end', text: '', offset: source.length }
  const isNext = (text: string) => next().kind === 'sign' && next().text === text
  const isRule = () => next().kind === 'name' && next(1).kind === 'define'
  const takeIf = (isIt: boolean): boolean => {
    if (isIt) at++
    return isIt
  }
  const expect = (isIt: boolean, expected: string): void => {
    const { kind, text, offset } = next()
    const found = kind === 'end' ? 'the end' : `"${text}"`
    if (!takeIf(isIt)) throw errorAt(source, offset, `expected ${expected}, found ${found}`)
  }

  function parseRule(): Rule {
    const { text: name, offset } = next()
    expect(next().kind === 'name', 'the name of a rule')
    expect(next().kind === 'define', `"::=" after the name ${name}`)
    const expression = parseChoice()
    if (next().kind !== 'end' && !isRule()) expect(false, '"|", a part of the rule or the next rule')
    return { name, expression, source: source.slice(offset, next().offset).replace(COMMENT, '').trim() }
  }

  function parseChoice(): Expression {
    const items = [parseSequence()]
    while (takeIf(isNext('|'))) items.push(parseSequence())
    return onlyOr('choice', items)
  }

  function parseSequence(): Expression {
    const items: Expression[] = []
    while (next().kind === 'terminal' || isNext('(') || (next().kind === 'name' && !isRule()))
      items.push(parseRepeat())
    if (items.length === 0) expect(false, 'a keyword in quotes, a name or "("')
    return onlyOr('sequence', items)
  }

  function parseRepeat(): Expression {
    let item = parsePart()
    for (const sign of ['?', '*', '+'] as const)
      if (takeIf(isNext(sign))) item = { kind: 'repeat', item, sign }
    return item
  }

  function parsePart(): Expression {
    const { kind, text, offset } = next()
    at++
    if (kind === 'name') return { kind, name: text }
    if (kind === 'terminal') return { kind, text }
    const group = parseChoice()
    const { line, column } = placeOf(source, offset)
    expect(isNext(')'), `")" for the "(" of line ${line}, column ${column}`)
    return group
  }

  const rules: Rule[] = []
  while (next().kind !== 'end') {
    const { offset } = next()
    const rule = parseRule()
    if (rules.some(({ name }) => name === rule.name))
      throw errorAt(source, offset, `the rule ${rule.name} is defined twice`)
    rules.push(rule)
  }
  if (rules.length === 0) throw errorAt(source, source.length, "there is no rule: write name ::= 'KEYWORD'")
  return rules
}

const onlyOr = (kind: 'choice' | 'sequence', items: readonly Expression[]): Expression => {
  const [only] = items
  return only && items.length === 1 ? only : { kind, items }
}

function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: all, index, groups = {} } of source.matchAll(TOKEN)) {
    end = index + all.length
    for (const kind of ['define', 'name', 'terminal', 'sign'] as const) {
      const text = groups[kind]?.replace(/^(['"])(.*)\1$/, '$2')
      if (text !== undefined) tokens.push({ kind, text, offset: index })
    }
  }
  if (end < source.length) throw errorAt(source, end, complaint(source.slice(end)))
  return tokens
}

function complaint(rest: string): string {
  if (rest.startsWith('/*')) return 'the comment is not closed'
  if (/^(['"])\1/.test(rest)) return 'the quotes hold nothing'
  if (/^['"]/.test(rest)) return `the quote ${rest[0]} is not closed on its line`
  if (rest.startsWith('[')) return 'the character class is not closed on its line'
  return `"${rest[0]}" means nothing in a grammar`
}

function placeOf(source: string, offset: number): { line: number; column: number } {
  const lines = source.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

const errorAt = (source: string, offset: number, message: string) =>
  new VFileMessage(message, placeOf(source, offset))
