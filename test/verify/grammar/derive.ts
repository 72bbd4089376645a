import type { Expression, Rule } from '#server/site/railroad/grammar.ts'

/**
 * What stands for the names of a grammar that are no rules, or are not to be followed: texts that take turns. Those
 * behind `afresh` begin with the first in each statement, so that no statement has one of them twice. An empty text leaves its name out.
 */
export type Words = Readonly<Record<string, readonly string[] | { readonly afresh: readonly string[] }>>

/** The texts of a name, whichever way they are taken; null when it has none. */
export const textsOf = (words: Words, name: string): readonly string[] | null => {
  const samples = words[name]
  return samples === undefined ? null : 'afresh' in samples ? samples.afresh : samples
}

/** A statement as its tokens; what a word stands for is one token, whatever it holds. */
export type Tokens = readonly string[]

/** From here on the first alternative is followed, and nothing is repeated: rules that contain themselves come to an end. */
const DEEP = 16
const DEEPEST = 60

/**
 * Derives statements from the first rule of a grammar, until `most` or until many in a row are known already. Each
 * alternative, option and repetition takes its turn, so that few statements reach every part of the diagram; nothing is
 * left to chance. Throws on names without rule or words, and on rules that never end.
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
      case 'choice':
        return follow(
          depth > DEEP ? first(expression.items) : turns.of(expression, expression.items),
          depth + 1,
        )
      case 'repeat':
        return Array.from({
          length: depth > DEEP ? Math.min(...TIMES[expression.sign]) : turns.of(expression, TIMES[expression.sign]),
        }).flatMap(() => follow(expression.item, depth + 1))
    }
  }
  let own = new Turns()
  const named = (name: string, depth: number): string[] => {
    const samples = words[name]
    if (samples)
      return ['afresh' in samples ? own.of(samples, samples.afresh) : turns.of(samples, samples)].filter(Boolean)
    const rule = byName.get(name)
    if (!rule) throw new Error(`"${name}" is neither a rule nor has words`)
    return follow(rule, depth + 1)
  }
  const [root] = rules
  if (!root) return []
  const derived = new Map<string, Tokens>()
  for (let known = 0; derived.size < most && known < most; ) {
    own = new Turns()
    const tokens = follow(root.expression, 0)
    const text = tokens.join(' ')
    known = derived.has(text) ? known + 1 : 0
    derived.set(text, tokens)
  }
  return [...derived.values()]
}

function first<Member>(members: readonly Member[]): Member {
  const [member] = members
  if (member === undefined) throw new Error('there is no alternative')
  return member
}

const TIMES = { '?': [1, 0], '*': [0, 1, 2], '+': [1, 2] } as const

/** Gives the members of a list one after the other, and starts anew one further each round, so that no two lists stay in step. */
class Turns {
  readonly #counts = new Map<object, number>()

  of<Member>(key: object, members: readonly Member[]): Member {
    const count = this.#counts.get(key) ?? 0
    this.#counts.set(key, count + 1)
    const round = Math.floor(count / members.length)
    const member = members[(count + round * shiftOf(this.#order(key))) % members.length]
    if (member === undefined) throw new Error('there is nothing to take a turn')
    return member
  }

  readonly #orders = new Map<object, number>()

  #order(key: object): number {
    const order = this.#orders.get(key) ?? this.#orders.size
    this.#orders.set(key, order)
    return order
  }
}

/** Every second list is shifted. */
const shiftOf = (order: number): number => order % 2
