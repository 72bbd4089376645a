import { expect, test } from 'vitest'
import { affectedRange, type Outcome, outcomesOf, rangesOf } from './ranges.ts'

const RELEASES = ['7.3', '8.2.0', '9.0.3', '9.1.0', '9.1.1', '9.3.4']
const OUTCOMES: Record<string, Outcome> = { a: 'absent', r: 'right', x: 'affected' }
/** Outcomes of the releases by a letter each; a dot for one that is not measured. */
const outcomes = (letters: string) =>
  new Map(
    RELEASES.flatMap((release, at) => {
      const outcome = OUTCOMES[letters[at] ?? '']
      return outcome ? [[release, outcome] as const] : []
    }),
  )

test('neighbors with the same outcome are one range', () => {
  expect(rangesOf(outcomes('aarxxr'), RELEASES)).toEqual([
    { from: '7.3', to: '8.2.0', outcome: 'absent' },
    { from: '9.0.3', to: '9.0.3', outcome: 'right' },
    { from: '9.1.0', to: '9.1.1', outcome: 'affected' },
    { from: '9.3.4', to: '9.3.4', outcome: 'right' },
  ])
})

test.each(['aarxxr', 'x.xxxx'])('the ranges of %s can be read back', (letters) => {
  const measured = outcomes(letters)
  expect(outcomesOf(rangesOf(measured, RELEASES), RELEASES)).toEqual(measured)
})

test.each([
  ['end before the first that is right', 'arxxrr', { first: '9.0.3', last: '9.1.0', fixed: '9.1.1' }],
  ['are not mended by one that lacks what the sample uses', 'xxxxaa', { first: '7.3', last: '9.1.0' }],
  ['reach from the first to the last, whatever is between', 'xrxxxx', { first: '7.3', last: '9.3.4' }],
  ['are none where every release is right', 'arrrrr', null],
])('the affected releases %s', (_title, letters, range) => {
  expect(affectedRange(rangesOf(outcomes(letters), RELEASES))).toEqual(range)
})
