/** Widths of letters relative to the font size, rounded up, so that no line is wider than estimated. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'|!`]/, 0.31],
  [/[ frtI()[\]{}/\\"-]/, 0.42],
  [/[mwMW@%&]/, 0.94],
  [/[A-Z_+<>=~#$]/, 0.74],
]
const OTHER = 0.63

const known = new Map<string, number>()

function widthOfLetter(letter: string): number {
  let width = known.get(letter)
  if (width === undefined) {
    width = WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER
    known.set(letter, width)
  }
  return width
}

export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0)

/**
 * Breaks a string into lines of at most `room` font sizes; replaces what does not fit in `most` lines with an ellipsis.
 */
export function wrapText(text: string, room: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer) <= room) lines[lines.length - 1] = longer
    else lines.push(cut(word, room))
  }
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  return [...kept.slice(0, -1), cut(`${kept.at(-1)} `.padEnd(400), room)]
}

/** Cuts a string that is too wide and adds an ellipsis. */
function cut(text: string, room: number): string {
  if (widthOf(text) <= room) return text
  let [kept, width] = ['', 0]
  for (const letter of text.trimEnd()) {
    width += widthOfLetter(letter)
    if (width + widthOfLetter('…') > room) break
    kept += letter
  }
  return `${kept.trimEnd().replace(/[,.;:]$/, '')}…`
}
