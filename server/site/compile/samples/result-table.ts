import type { ResultTable } from '#server/site/charts/chart-data.ts'

/**
 * Reads a result fence: column names in the first line, then a line a row, cells separated by ` | `. Padding does not
 * count, `\|` is a bar and `\n` a line break in a cell. With one column the whole line is the cell and keeps its
 * leading spaces, so that query plans keep their shape. Null when there is no header line.
 */
export function parseResultTable(text: string): ResultTable | null {
  const [header, ...lines] = text.replace(/\n$/, '').split('\n')
  if (!header?.trim()) return null
  const columns = splitCells(header).map((cell) => cell.trim())
  const single = columns.length === 1
  return {
    columns,
    rows: lines.map((line) =>
      single ? [unescapeCell(line.trimEnd())] : splitCells(line).map((cell) => unescapeCell(cell.trim())),
    ),
  }
}

const splitCells = (line: string): string[] => line.split(/(?<!\\)\|/)
const unescapeCell = (cell: string): string =>
  cell.replace(/\\([|n\\])/g, (_, character) => (character === 'n' ? '\n' : character))
