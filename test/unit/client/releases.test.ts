import { describe, expect, test } from 'vitest'
import { en } from '#client/locales/en.ts'
import { compareReleases, defaultIn, isWithinSpans } from '#client/releases/compare-releases.ts'
import { differenceOf } from '#client/releases/difference.ts'

describe('releases', () => {
  test.each([
    ['7.3', '7.3.1', -1],
    ['9.1.0', '9.1', 0],
    ['7.3.10', '7.3.9', 1],
    ['10.0', '9.9.9', 1],
  ])('%s and %s are ordered by their numbers', (first, second, sign) => {
    expect(Math.sign(compareReleases(first, second))).toBe(sign)
  })

  test.each([
    ['9.0.1-', '9.0.0', false],
    ['9.0.1-', '9.3.4', true],
    ['7.3-8.2.0 9.1.0-', '9.0.1', false],
    ['7.3-8.2.0 9.1.0-', '8.2.0', true],
    ['9.1.0-9.1.0', '9.1.0', true],
  ])('%s has %s: %s', (spans, release, expected) => {
    expect(isWithinSpans(spans, release)).toBe(expected)
  })

  test.each([
    ['8.0', '4'],
    ['9.0.1', '8'],
    ['9.2.0', '8'],
    ['9.3.0', ''],
  ])('a default is that of the last change up to %s: %s', (release, expected) => {
    expect(defaultIn(['4', '9.0.1', '8', '9.3.0', ''], release)).toBe(expected)
  })
})

const defaults = '4\t9.0.1\t8\t9.3.0\t16'
test.each([
  ['9.1.0', { in: '9.2.0-', defaults, changed: '9.1.0', bug: '9.2.0-9.3.0' }, null],
  ['8.2.0', { in: '9.0.1-', defaults }, 'Not in 8.2.0'],
  ['8.2.0', { in: '8.2.0-', defaults }, 'Default in 8.2.0: 4'],
  ['9.0.3', { defaults }, null],
  ['9.3.4', { defaults }, 'Default in 9.3.4: 16'],
  ['9.3.4', { defaults: '4\t9.3.0\t' }, 'No default in 9.3.4'],
  ['8.2.0', { changed: '9.1.0' }, 'Different arguments in 8.2.0'],
  ['8.2.0', { changed: '8.2.0 9.2.0' }, null],
  ['9.3.4', { changed: '8.2.0 9.2.0' }, 'Different arguments in 9.3.4'],
  ['9.3.4', { bug: '9.1.0-9.2.1' }, 'Not in 9.3.4'],
  ['9.2.1', { bug: '9.1.0-9.2.1' }, null],
] as const)(
  'the difference of a release from the described one: in %s, of %j: %s',
  (running, measured, expected) => {
    expect(differenceOf(measured, running, '9.1.0', en.releases)).toBe(expected)
  },
)
