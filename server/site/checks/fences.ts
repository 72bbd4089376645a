/** The source of a page, which may not compile. */
export interface WrittenText {
  readonly file: string
  readonly text: string
}

/** A block of code as a page writes it. */
export interface Fence {
  /** Where it starts in the text. */
  readonly index: number
  /** The rest of the opening fence's line: language and meta. */
  readonly info: string
  readonly code: string
}

const FENCE = /^[ \t]*(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)^[ \t]*\1[`~]*[ \t]*$/gm

export const fencesIn = (text: string): Fence[] =>
  [...text.matchAll(FENCE)].map(({ index, 2: info = '', 3: code = '' }) => ({
    index,
    info: info.trim(),
    code,
  }))

/** The source with the code of its blocks blanked out, every line in its place. */
export const withoutFences = (text: string): string =>
  text.replace(FENCE, (block) => block.replace(/[^\n]/g, ' '))

/** The number of the line at an offset. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length
