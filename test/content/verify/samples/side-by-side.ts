/** Wider tables are printed one below the other. */
const WIDEST = 76

/** Expected and actual text next to each other; lines that differ are marked. */
export function sideBySide(expected: string, actual: string): string {
  const left = expected.split('\n')
  const right = actual.split('\n')
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, index) => ({
    left: left[index],
    right: right[index],
    mark: left[index]?.trimEnd() === right[index]?.trimEnd() ? ' ' : '!',
  }))
  const width = Math.max('expected'.length, ...left.map((line) => line.length))
  if (Math.max(width, ...right.map((line) => line.length)) > WIDEST) {
    const stacked = (side: 'left' | 'right') =>
      rows.flatMap((row) => (row[side] === undefined ? [] : [`${row.mark} ${row[side]}`]))
    return ['  expected:', ...stacked('left'), '  actual:', ...stacked('right')].join('\n')
  }
  return [
    `  ${'expected'.padEnd(width)} | actual`,
    ...rows.map((row) => `${row.mark} ${(row.left ?? '').padEnd(width)} | ${row.right ?? ''}`.trimEnd()),
  ].join('\n')
}
