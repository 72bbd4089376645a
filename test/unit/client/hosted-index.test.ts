import { expect, test } from 'vitest'
import { hitAddress } from '#client/search-modal/hosted-index.ts'

test.each([
  ['https://questdb.example/docs/concept/symbol/#use', '/docs/concept/symbol/#use'],
  ['/docs/concept/symbol/', '/docs/concept/symbol/'],
  ['https://questdb.example/docs/glossary/tick-data/', '/glossary/tick-data/'],
  ['https://questdb.example/docs/blog/2025/#a', '/blog/2025/#a'],
  ['https://questdb.example/docs/glossary-of-terms/', '/docs/glossary-of-terms/'],
  ['https://elsewhere.example/docs/glossary/x/', 'https://elsewhere.example/docs/glossary/x/'],
  ['javascript:alert(1)', null],
  ['https://', null],
])('the address of a hit: %s is %s', (url, address) =>
  expect(hitAddress(url, 'https://questdb.example')).toBe(address),
)
