import { describe, expect, test } from 'vitest'
import { shortTimes } from '#server/site/compile/samples/short-times.ts'

const seenOf = (...cells: string[]) => {
  const { day, split } = shortTimes({ columns: ['ts'], rows: cells.map((cell) => [cell]) })
  return {
    day,
    seen: cells.map((cell) => split(cell)?.[1] ?? null),
    whole: cells.map((cell) => split(cell)?.join('')),
  }
}

describe('timestamps of a result', () => {
  test.each<[string, string[], string | null, (string | null)[]]>([
    [
      'of one day are seen without it',
      ['2025-10-06T08:00:00.000000Z', '2025-10-06T09:30:05.000000Z'],
      '2025-10-06',
      ['08:00:00', '09:30:05'],
    ],
    [
      'of several days keep theirs',
      ['2025-10-06T08:00:00.000000Z', '2025-10-07T09:30:05.000000Z'],
      null,
      ['2025-10-06T08:00:00', '2025-10-07T09:30:05'],
    ],
    [
      'at midnight are seen as days',
      ['2025-10-06T00:00:00.000000Z', '2025-10-07T00:00:00.000000000Z'],
      null,
      ['2025-10-06', '2025-10-07'],
    ],
    [
      'keep fractions where one of them has some',
      ['2025-10-06T08:00:00.000000Z', '2025-10-06T08:00:00.500000Z'],
      '2025-10-06',
      ['08:00:00.000000', '08:00:00.500000'],
    ],
    ['are whole cells', ['lower than 2025-10-06T08:00:00.000000Z', 'null'], null, [null, null]],
  ])('%s', (_title, cells, day, seen) => {
    expect(seenOf(...cells)).toMatchObject({ day, seen })
  })

  test('are whole with their unseen parts', () => {
    const cells = ['2025-10-06T08:00:00.000000Z', '2025-10-06T09:30:05.120000Z']
    expect(seenOf(...cells).whole).toEqual(cells)
  })
})
