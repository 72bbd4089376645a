import { DiagramError } from '../diagram-error.ts'
import { type Token, tokenize } from './tokens.ts'

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

/** Parses the rules of a W3C EBNF grammar: `rule ::= 'KEYWORD' name? ( 'A' | 'B' )*`. Throws DiagramError. */
export function parseGrammar(source: string): Rule[] {
  const tokens = new Tokens(tokenize(source))
  const rules: Rule[] = []
  while (!tokens.at('end')) {
    const start = tokens.next
    const rule = parseRule(tokens)
    if (rules.some(({ name }) => name === rule.name))
      throw new DiagramError(`the rule ${rule.name} is defined twice`, start)
    rules.push({
      ...rule,
      source: source.slice(start.offset, tokens.next.offset).replace(COMMENTS, '').trim(),
    })
  }
  if (rules.length === 0) throw new DiagramError("there is no rule: write name ::= 'KEYWORD'", tokens.next)
  return rules
}

const COMMENTS = /\/\*[\s\S]*?\*\//g

/** A cursor; the parser looks at most two tokens ahead. */
class Tokens {
  readonly #tokens: readonly Token[]
  #index = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get next(): Token {
    return this.#peek(0)
  }

  #peek(ahead: number): Token {
    const token = this.#tokens[Math.min(this.#index + ahead, this.#tokens.length - 1)]
    if (!token) throw new Error('a grammar has at least its end as a token')
    return token
  }

  at(kind: Token['kind'], text?: string): boolean {
    return this.next.kind === kind && (text === undefined || this.next.text === text)
  }

  atRule(): boolean {
    return this.at('name') && this.#peek(1).kind === 'define'
  }

  take(): Token {
    const token = this.next
    this.#index++
    return token
  }

  takeIf(kind: Token['kind'], text?: string): boolean {
    const found = this.at(kind, text)
    if (found) this.#index++
    return found
  }

  fail(expected: string): never {
    const { kind, text } = this.next
    throw new DiagramError(
      `expected ${expected}, found ${kind === 'end' ? 'the end' : `"${text}"`}`,
      this.next,
    )
  }
}

function parseRule(tokens: Tokens): Omit<Rule, 'source'> {
  if (!tokens.at('name')) tokens.fail('the name of a rule')
  const name = tokens.take().text
  if (!tokens.takeIf('define')) tokens.fail(`"::=" after the name ${name}`)
  const expression = parseChoice(tokens)
  if (!tokens.at('end') && !tokens.atRule()) tokens.fail('"|", a part of the rule or the next rule')
  return { name, expression }
}

function parseChoice(tokens: Tokens): Expression {
  const items = [parseSequence(tokens)]
  while (tokens.takeIf('sign', '|')) items.push(parseSequence(tokens))
  const [only] = items
  return only && items.length === 1 ? only : { kind: 'choice', items }
}

function parseSequence(tokens: Tokens): Expression {
  const items: Expression[] = []
  while (startsPart(tokens)) items.push(parseRepeat(tokens))
  const [only] = items
  if (!only) tokens.fail('a keyword in quotes, a name or "("')
  return items.length === 1 ? only : { kind: 'sequence', items }
}

const startsPart = (tokens: Tokens): boolean =>
  tokens.at('terminal') ||
  tokens.at('class') ||
  tokens.at('sign', '(') ||
  (tokens.at('name') && !tokens.atRule())

function parseRepeat(tokens: Tokens): Expression {
  let item = parsePart(tokens)
  for (const sign of ['?', '*', '+'] as const) {
    if (tokens.takeIf('sign', sign)) item = { kind: 'repeat', item, sign }
  }
  return item
}

function parsePart(tokens: Tokens): Expression {
  const token = tokens.take()
  if (token.kind === 'name') return { kind: 'name', name: token.text }
  if (token.kind !== 'sign') return { kind: 'terminal', text: token.text }
  const group = parseChoice(tokens)
  if (!tokens.takeIf('sign', ')'))
    tokens.fail(`")" for the "(" of line ${token.line}, column ${token.column}`)
  return group
}
