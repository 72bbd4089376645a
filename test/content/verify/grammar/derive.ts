import type { Expression, Rule } from '#server/site/diagrams/railroad/parse-grammar.ts'

/**
 * Samples for the names in a grammar that are not rules, or should not be expanded; they alternate. Samples under
 * `afresh` start with the first one in each statement, so that no statement has one twice. An empty sample omits its
 * name.
 */
export type Words = Readonly<Record<string, readonly string[] | { readonly afresh: readonly string[] }>>

/** The samples of a name, in either form; null if it has none. */
export const textsOf = (words: Words, name: string): readonly string[] | null => {
  const samples = words[name]
  return samples === undefined ? null : 'afresh' in samples ? samples.afresh : samples
}

/** A statement as its tokens; what a word stands for is one token, whatever it holds. */
export type Tokens = readonly string[]

/** A statement as it is sent: a dot belongs to the names beside it, all else stands apart. */
export const textOf = (tokens: Tokens): string => tokens.join(' ').replaceAll(' . ', '.')

/** From here on the first alternative is followed, and nothing is repeated: rules that contain themselves come to an end. */
const DEEP = 16
const DEEPEST = 60
/** Statements that are tried for each that is wanted. */
const TRIES = 40

/**
 * Derives statements from the first rule of a grammar: at most `most`, and more only where they bring a word that none
 * had before. Each alternative, option and repetition takes its turn, so that few statements reach every part of the
 * diagram; nothing is left to chance. Throws on names without rule or words, and on rules that never end.
 */
export function derive(rules: readonly Rule[], words: Words, most: number): Tokens[] {
  const turns = new Turns()
  const byName = new Map(rules.map((rule) => [rule.name, rule.expression]))
  const follow = (expression: Expression, depth: number): string[] => {
    if (depth > DEEPEST) throw new Error('a rule never ends: give one of its names words')
    switch (expression.kind) {
      case 'terminal':
        return [expression.text]
      case 'name':
        return named(expression.name, depth)
      case 'sequence':
        return expression.items.flatMap((item) => follow(item, depth + 1))
      case 'choice': {
        const taken = depth > DEEP ? expression.items[0] : turns.of(expression, expression.items)
        return taken ? follow(taken, depth + 1) : []
      }
      case 'repeat': {
        const times = TIMES[expression.sign]
        const length = depth > DEEP ? Math.min(...times) : turns.of(expression, times)
        return Array.from({ length }).flatMap(() => follow(expression.item, depth + 1))
      }
    }
  }
  let own = new Turns()
  const named = (name: string, depth: number): string[] => {
    const samples = words[name]
    if (samples)
      return ['afresh' in samples ? own.of(samples, samples.afresh) : turns.of(samples, samples)].filter(
        Boolean,
      )
    const rule = byName.get(name)
    if (!rule) throw new Error(`"${name}" is neither a rule nor has words`)
    return follow(rule, depth + 1)
  }
  const [root] = rules
  if (!root) return []
  const derived = new Map<string, Tokens>()
  const seen = new Set<string>()
  for (let tries = 0; tries < most * TRIES; tries++) {
    own = new Turns()
    const tokens = follow(root.expression, 0)
    if (derived.size >= most && tokens.every((token) => seen.has(token))) continue
    derived.set(tokens.join(' '), tokens)
    for (const token of tokens) seen.add(token)
  }
  return [...derived.values()]
}

const TIMES = { '?': [1, 0], '*': [0, 1, 2], '+': [1, 2] } as const

/** Gives the members of a list one after the other, each round from another one on, so that no two lists stay in step. */
class Turns {
  readonly #turns = new Map<object, { readonly count: number; readonly order: number }>()

  of<Member>(key: object, members: readonly Member[]): Member {
    const { count, order } = this.#turns.get(key) ?? { count: 0, order: this.#turns.size }
    this.#turns.set(key, { count: count + 1, order })
    const start = startOf(Math.floor(count / members.length), order)
    const member = members[(count + start) % members.length]
    if (member === undefined) throw new Error('there is nothing to take a turn')
    return member
  }
}

/** Where a list begins in a round: with the first in its first, then anywhere, the same in each run. */
const startOf = (round: number, order: number): number =>
  round === 0
    ? 0
    : Math.imul(Math.imul(round, 0x85ebca6b) ^ Math.imul(order + 1, 0x9e3779b1), 0xc2b2ae35) >>> 16
