import { expect, test } from 'vitest'
import { formatStars } from '#client/model/format-stars.ts'

test.each([
  [null, '…'],
  [0, '0'],
  [999, '999'],
  [1000, '1.0k'],
  [16_012, '16.0k'],
  [16_049, '16.0k'],
  [123_456, '123.5k'],
])('%j stars are shown as %s', (count, text) => {
  expect(formatStars(count)).toBe(text)
})

test('fewer than 1,000 are shown in the digits of the locale', () => {
  expect(formatStars(999, 'ar-EG')).toBe('٩٩٩')
})
