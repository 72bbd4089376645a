import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Kept,
  type KeptHit,
  parseKept,
  replacedFavourite,
  visibleRecents,
  withFavourite,
  withoutHit,
  withRecent,
} from '#client/search-modal/kept-searches.ts'

const hit = (number: number): KeptHit => ({
  href: `/docs/${number}/`,
  title: `Hit ${number}`,
  trail: ['Reference'],
})
const NONE: Kept = { recent: [], favourites: [] }
const numbers = (hits: readonly KeptHit[]) => hits.map(({ href }) => Number(href.split('/')[2]))
const opened = (count: number, kept = NONE) =>
  Array.from({ length: count }, (_, number) => hit(number)).reduce(withRecent, kept)

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('recent searches', () => {
  test('are seven, the last first, each once', () => {
    expect(numbers(opened(9).recent)).toEqual([8, 7, 6, 5, 4, 3, 2])
    expect(numbers(withRecent(opened(3), hit(0)).recent)).toEqual([0, 2, 1])
  })

  test('are four beside favourites, which are not among them; the others are back without favourites', () => {
    const kept = withFavourite(opened(9), hit(8))
    expect(numbers(visibleRecents(kept))).toEqual([7, 6, 5, 4])
    expect(numbers(visibleRecents(withRecent(kept, hit(8))))).toEqual([7, 6, 5, 4])
    const stored = parseKept(JSON.stringify(kept))
    expect(numbers(visibleRecents(withoutHit(stored, hit(8))))).toEqual([7, 6, 5, 4, 3, 2])
  })
})

test('favourites are ten, can be taken away, and the one that makes room is known', () => {
  const kept = Array.from({ length: 12 }, (_, number) => hit(number)).reduce(withFavourite, NONE)
  expect(numbers(kept.favourites)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  expect(replacedFavourite(kept, hit(12))).toEqual(hit(2))
  expect(replacedFavourite(kept, hit(5))).toBeUndefined()
  expect(replacedFavourite(withoutHit(kept, hit(10)), hit(12))).toBeUndefined()
  expect(numbers(withoutHit(kept, hit(10)).favourites)).toEqual([11, 9, 8, 7, 6, 5, 4, 3, 2])
})

describe('what was stored', () => {
  test('comes back as it was', () => {
    const kept = withFavourite(opened(4), hit(2))
    expect(parseKept(JSON.stringify(kept))).toEqual(kept)
  })

  test.each(['', '{', 'null', '[]', '{"recent":3}', '{"recent":[null,{"href":"/docs/"}]}'])(
    'is nothing when it is %s',
    (text) => expect(parseKept(text)).toEqual(NONE),
  )

  test('never leads off by a script or another protocol', () => {
    const addresses = [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://evil.example/',
      'docs/',
      '',
      'http://',
    ]
    const bad = addresses.map((href) => ({ ...hit(1), href }))
    expect(parseKept(JSON.stringify({ recent: bad, favourites: bad }))).toEqual(NONE)
  })

  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
    '\n//evil.example/',
    ' //evil.example/',
    '/.//evil.example/',
  ])('the path %j does not lead to another site', (href) => {
    for (const { href: kept } of parseKept(JSON.stringify({ recent: [{ ...hit(1), href }] })).recent)
      expect(new URL(kept, 'https://docs.example/docs/').origin).toBe('https://docs.example')
  })

  test('is read whatever it is', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseKept(text)))
  })
})
