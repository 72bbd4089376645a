import { expect, test } from 'vitest'
import { type SearchedPage, searchOutline } from '#client/offline/search-outline.ts'

const page = (path: string, label: string, ...headings: string[]): SearchedPage => ({
  path,
  label,
  title: label,
  groups: ['Concepts'],
  headings: headings.map((title) => ({ id: title.toLowerCase().replaceAll(' ', '-'), depth: 2, title })),
})
const PAGES = [
  page('/a/', 'Partitions', 'Split partitions', 'Drop', 'Attach partitions'),
  page('/b/', 'Symbol', 'Capacity of a symbol'),
  page('/c/', 'Storage', 'Symbol files'),
]

test.each([
  ['symbol', [['/b/', '/b/#capacity-of-a-symbol'], ['/c/#symbol-files']]],
  ['capacity', [['/b/#capacity-of-a-symbol']]],
  ['partitions split', [['/a/#split-partitions', '/a/#attach-partitions']]],
  ['concepts', [['/a/'], ['/b/'], ['/c/']]],
  ['concepts drop', [['/a/#drop']]],
  ['nothing like it', []],
  [' ', []],
])('without a connection, %j finds %j', (query, places) => {
  const found = searchOutline(PAGES, query)
  expect(found.map(({ hit, more }) => [hit, ...more].map(({ href }) => href))).toEqual(places)
})
