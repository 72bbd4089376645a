import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastOf } from '#server/search/rank/least-of.ts'

const scoresOf = fc.array(fc.float({ min: -1, max: 50, noNaN: true }), { maxLength: 300 })

test('few scores stay, all of them, from the least that counts', () => {
  expect(leastOf(Float64Array.of(3, 1, 2), 0.5, 3)).toEqual({ least: 0.5, highest: 3 })
  expect(leastOf(new Float64Array(0), 0, 3)).toEqual({ least: 0, highest: 0 })
})

test('of many scores the highest stay, and no more than may', () => {
  fc.assert(
    fc.property(
      scoresOf,
      fc.integer({ min: 1, max: 200 }),
      fc.double({ min: 0, max: 0.5, noNaN: true }),
      (list, most, share) => {
        const scores = Float64Array.from(list)
        const highest = Math.max(0, ...list)
        const found = leastOf(scores, highest * share, most)
        expect(found.highest).toBe(highest)
        expect(found.least).toBeGreaterThanOrEqual(highest * share)
        const stay = list.filter((score) => score > 0 && score >= found.least)
        const best = list.filter((score) => score > 0 && score === highest)
        if (best.length > 0) expect(stay.length).toBeGreaterThan(0)
        if (stay.length > most) {
          // All that stay are in one step below the highest.
          const step = (highest - highest * share) / 255
          for (const score of stay) expect(score).toBeGreaterThanOrEqual(highest - step - 1e-9)
        }
      },
    ),
  )
})
