import type { Element, ElementContent, RootContent } from 'hast'
import { cellsOf, headOf, rowsOf } from './records.ts'

/** Of table text, of code in it and of the head, as a share of a rem. The head is of one line. */
const TEXT = 0.9375
const CODE = TEXT * 0.865 * 0.6
const HEAD = 0.8125
/** On both sides of a cell together. */
const PADDING = 2
const CODE_PADDING = 0.72 * 0.865 * TEXT
/** No column is narrower, and the last one holds sentences. */
const NARROWEST = 5
export const LAST = 11

/**
 * The width that a table asks for, in rem, from the lengths of its words: the page is laid out without scripts. `least` is
 * with every line broken as far as reads well, `most` with none; `isShort` if the last column holds words, not sentences.
 */
export function widthOf(table: Element) {
  const head = headOf(table)
  const rows = rowsOf(table).map((row) => cellsOf(row).map((cell) => measure(cell, TEXT)))
  const last = head.at(-1)
  const isShort = rows.every((cells) => (cells[head.length - 1]?.most ?? 0) + PADDING < LAST)
  const columns = head.map((cell, at) => {
    const { most: name } = measure(cell, HEAD * 1.04)
    const cells = rows.flatMap((row) => row[at] ?? [])
    const isOfSentences = cell === last && cell.properties.align === undefined && !isShort
    const narrowest = (isOfSentences ? LAST : NARROWEST) - PADDING
    return {
      least: Math.max(name, ...cells.map(({ least }) => Math.max(least, narrowest))) + PADDING,
      most: Math.max(name, ...cells.map(({ most }) => most)) + PADDING,
    }
  })
  const sum = (key: 'least' | 'most') => columns.reduce((total, column) => total + column[key], 0)
  return { least: sum('least'), most: sum('most'), isShort }
}

function measure(cell: Element, em: number) {
  let [least, most, word] = [0, 0, 0]
  const add = (width: number) => {
    word += width
    most += width
    least = Math.max(least, word)
  }
  const read = (node: ElementContent | RootContent, isCode: boolean): void => {
    if (node.type === 'text') {
      for (const letter of node.value) {
        if (/\s/.test(letter)) word = 0
        if (/\s/.test(letter)) most += 0.25 * em
        else add(isCode ? CODE : advance(letter) * em)
      }
    } else if (node.type === 'element') {
      const inCode = isCode || node.tagName === 'code'
      if (node.tagName === 'code') add(CODE_PADDING / 2)
      if (node.tagName === 'br') word = 0
      for (const child of node.children) read(child, inCode)
      if (node.tagName === 'code') add(CODE_PADDING / 2)
    }
  }
  for (const child of cell.children) read(child, false)
  return { least, most }
}

/** Of the site's typeface, a little more rather than less. */
function advance(letter: string): number {
  if (/[ijlI.,:;'|!]/.test(letter)) return 0.28
  if (/[frt()[\]{}/\\"-]/.test(letter)) return 0.4
  if (/[mwMW@%]/.test(letter)) return 0.9
  return /[A-Z&]/.test(letter) ? 0.7 : letter > '\u2000' ? 1 : 0.6
}
