import { describe, expect, test } from 'vitest'
import type { PageFacts } from '../samples/collect-samples.ts'
import { coverErrors, createFinder } from './error-messages.ts'

const TEXTS = [
  'table does not exist [table=',
  'no',
  'invalid type, only [BOOLEAN, BYTE] are supported',
  'TOLERANCE must be positive ',
  'IN list',
]

describe('an error text of a page', () => {
  test.each([
    ['a piece and a value', 'table does not exist [table=trades]', true],
    ['a piece behind something', 'x: table does not exist [table=1]', true],
    ['the rest beside dots', '... must be positive', true],
    ['the part between dots', 'invalid type, only [BOOLEAN, ...] are', true],
    ['a short message with half of it', 'IN list', true],
    ['other words', 'table is not there', false],
    ['a piece too short to be no chance', 'no such IN list of values', false],
  ])('with %s: %s, %s', (_what, message, found) => {
    expect(createFinder(TEXTS)(message)).toBe(found)
  })
})

describe('error messages', () => {
  const page = (file: string, ...quoted: string[]) =>
    ({ file, errorTexts: quoted.map((text, index) => ({ text, line: index + 1 })) }) as unknown as PageFacts
  const pages = [
    page('docs/reference/sql/a.mdx', 'table does not exist [table=a]', 'made up', 'said by a library'),
    page('docs/clients/b.mdx', 'said by a client'),
  ]
  const names = { 'said by a library': 'It is another program.' }

  test('that the server does not have are named with their place', () => {
    expect(coverErrors(pages, TEXTS, { rules: [], names })).toEqual({
      part: 2,
      whole: 3,
      missing: ['content/docs/reference/sql/a.mdx:2 "made up"'],
      wrong: [],
    })
  })

  test('that are excepted must be quoted', () => {
    const { wrong } = coverErrors(pages, TEXTS, { rules: [], names: { ...names, gone: 'It was there.' } })
    expect(wrong).toEqual(['not-documented.yaml: no page quotes "gone": remove it'])
  })
})
