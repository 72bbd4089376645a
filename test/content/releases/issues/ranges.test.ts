import { describe, expect, it } from 'vitest'
import { affectedRange, type Outcome, outcomesOf, rangesOf } from './ranges.ts'

const RELEASES = ['7.3', '8.2.0', '9.0.3', '9.1.0', '9.1.1', '9.3.4']
const outcomes = (list: readonly (Outcome | null)[]) =>
  new Map(RELEASES.flatMap((release, at) => (list[at] ? [[release, list[at]] as const] : [])))
const rangeOf = (list: readonly (Outcome | null)[]) => affectedRange(rangesOf(outcomes(list), RELEASES))

describe('ranges of releases', () => {
  it('join neighbors with the same outcome, and can be read back', () => {
    const measured = outcomes(['absent', 'absent', 'right', 'affected', 'affected', 'right'])
    const ranges = rangesOf(measured, RELEASES)
    expect(ranges).toEqual([
      { from: '7.3', to: '8.2.0', outcome: 'absent' },
      { from: '9.0.3', to: '9.0.3', outcome: 'right' },
      { from: '9.1.0', to: '9.1.1', outcome: 'affected' },
      { from: '9.3.4', to: '9.3.4', outcome: 'right' },
    ])
    expect(outcomesOf(ranges, RELEASES)).toEqual(measured)
  })

  it('do not reach over a release that is not measured', () => {
    const measured = outcomes(['affected', null, 'affected', 'affected', 'affected', 'affected'])
    const ranges = rangesOf(measured, RELEASES)
    expect(outcomesOf(ranges, RELEASES)).toEqual(measured)
  })
})

describe('the affected releases', () => {
  it('end before the first release that is right', () => {
    expect(rangeOf(['absent', 'right', 'affected', 'affected', 'right', 'right'])).toEqual({
      first: '9.0.3',
      last: '9.1.0',
      fixed: '9.1.1',
    })
  })

  it('are not mended by a release that lacks what the sample uses', () => {
    expect(rangeOf(['affected', 'affected', 'affected', 'affected', 'absent', 'absent'])).toEqual({
      first: '7.3',
      last: '9.1.0',
    })
  })

  it('reach from the first to the last, whatever is between', () => {
    expect(rangeOf(['affected', 'right', 'affected', 'affected', 'affected', 'affected'])).toEqual({
      first: '7.3',
      last: '9.3.4',
    })
  })

  it('are none where every release is right', () => {
    expect(rangeOf(['absent', 'right', 'right', 'right', 'right', 'right'])).toBeNull()
  })
})
