import { describe, expect, test } from 'vitest'
import { createProgress } from '#server/progress.ts'

function run(isTTY: boolean) {
  const lines: string[] = []
  const written: string[] = []
  const log = { info: (_: unknown, message: string) => lines.push(message) } as never
  const write = (text: string) => written.push(text) > 0
  const progress = createProgress(log, { isTTY, write } as never)
  for (let done = 0; done <= 3; done++) progress('Compiling pages', done, 3)
  return { lines, written }
}

describe('the progress of a start', () => {
  test('is a bar on a terminal', () => {
    const { lines, written } = run(true)
    expect(lines).toEqual([])
    expect(written[0]).toBe(`\rCompiling pages [${'.'.repeat(30)}] 0 of 3`)
    expect(written.at(-1)).toBe(`\rCompiling pages [${'#'.repeat(30)}] 3 of 3\n`)
  })

  test('is a line of the log elsewhere', () => {
    const { lines, written } = run(false)
    expect(written).toEqual([])
    expect(lines).toEqual(['Compiling pages; later starts reuse the result'])
  })
})
