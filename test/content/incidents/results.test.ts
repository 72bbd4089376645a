import { describe, expect, it, test } from 'vitest'
import type { Incident } from './incident.ts'
import { allHold, choose, formatResults, type Result, slugOf } from './results.ts'

const incident = (name: string): Incident => ({
  name,
  page: 'troubleshooting/recover',
  heading: name,
  claim: 'Nothing is lost.',
  run: async () => '',
})
const [disk, upgrade] = [incident('The disk is full'), incident('Upgrade from 8.2.0')]
const result = (outcome: Result['outcome'], said = ''): Result => ({ incident: disk, outcome, said })

describe('the command line', () => {
  it('names incidents by a part of their names', () => {
    expect(slugOf(upgrade)).toBe('upgrade-from-8-2-0')
    expect(choose([disk, upgrade], ['disk'])).toEqual([disk])
    expect(choose([disk, upgrade], [])).toEqual([disk, upgrade])
  })

  it('lists the names when one is unknown', () => {
    expect(() => choose([disk, upgrade], ['flood'])).toThrow(
      '"flood" is no incident: write a part of the-disk-is-full, upgrade-from-8-2-0',
    )
  })
})

test.each<[outcomes: Result['outcome'][], mustRun: boolean, holds: boolean]>([
  [['held', 'held'], true, true],
  [['held', 'skipped'], false, true],
  [['held', 'skipped'], true, false],
  [['held', 'failed'], false, false],
])('%j holds where everything must run (%s): %s', (outcomes, mustRun, holds) => {
  expect(
    allHold(
      outcomes.map((outcome) => result(outcome)),
      mustRun,
    ),
  ).toBe(holds)
})

test('the table has what was seen, and the first line of what is wrong', () => {
  const table = formatResults([
    result('held', 'a | b'),
    result('failed', 'no row\n  at run'),
    result('skipped', 'needs root'),
  ])
  expect(table.split('\n').slice(2)).toEqual([
    '| The disk is full | Nothing is lost. | a \\| b |',
    '| The disk is full | Nothing is lost. | not ok: no row |',
    '| The disk is full | Nothing is lost. | not run: needs root |',
  ])
})
