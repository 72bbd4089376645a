import type { Code, Construct, Effects, State } from 'micromark-util-types'

const DOLLAR = 36
/** None of these begins a formula: a backtick is code, a brace is a shell's variable, the others are punctuation. */
const NO_BEGINNING = new Set([...'`{.,;:!?)"\''].map((character) => character.charCodeAt(0)))
const BACKTICK = 96

const isEnd = (code: Code): boolean => code === null || code < -2
const isSpace = (code: Code): boolean => code === 32 || code === -1 || code === -2
const isDigit = (code: Code): boolean => code !== null && code >= 48 && code <= 57
export const isWordCharacter = (code: Code): boolean =>
  code !== null && (isDigit(code) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95)

/**
 * Looks ahead from a dollar sign. Database documentation is full of dollar signs that do not begin a formula: `$1`
 * binds a parameter, `$HOME` is a variable, $5 is a price. A formula is on one line; with single dollars it neither
 * begins with a digit, a space or punctuation, nor ends with a space or right before a word.
 */
export const looksLikeMath: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let double = false
    return (code) => {
      effects.enter('data')
      effects.consume(code)
      return opening
    }

    function opening(code: Code): State | undefined {
      if (code === DOLLAR && !double) {
        double = true
        effects.consume(code)
        return opening
      }
      const refused =
        isEnd(code) ||
        code === DOLLAR ||
        (!double && (isSpace(code) || isDigit(code) || NO_BEGINNING.has(code ?? 0)))
      return refused ? leave(effects, nok)(code) : inside(code, null)
    }

    function inside(code: Code, before: Code): State | undefined {
      if (isEnd(code) || code === BACKTICK) return leave(effects, nok)(code)
      effects.consume(code)
      if (code === DOLLAR) return (next) => closing(next, before)
      return (next) => inside(next, code)
    }

    function closing(code: Code, before: Code): State | undefined {
      const closes = double ? code === DOLLAR : !isSpace(before) && code !== DOLLAR && !isWordCharacter(code)
      return leave(effects, closes ? ok : nok)(code)
    }
  },
}

const leave =
  (effects: Effects, next: State): State =>
  (code) => {
    effects.exit('data')
    return next(code)
  }
