/** Numbers for strings, from 0 on, in the order in which they are first seen. */
export interface Numbering {
  readonly numberOf: (text: string) => number
  readonly numbers: ReadonlyMap<string, number>
}

/** The numbers of strings that are kept one a line. */
export const numbersOfLines = (lines: string): ReadonlyMap<string, number> =>
  new Map(lines.split('\n').map((text, number) => [text, number]))

export function createNumbering(): Numbering {
  const numbers = new Map<string, number>()
  return {
    numbers,
    numberOf(text) {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, numbers.size)
      return numbers.size - 1
    },
  }
}
