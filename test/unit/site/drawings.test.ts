import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Drawings with numbers of their own, each with the reason. */
const OWN_NUMBERS: Readonly<Record<string, string>> = {
  'column-append': 'ids, of which only the count matters',
  'interval-scan': '24:00 ends its axis',
  'materialized-view': 'the hours of its page have 60 rows each, too many to draw',
  'storage-tiers': 'times and days around those of the sample',
  'varchar-entries': 'the length of the words beside it',
  'write-ahead-log': 'times that tell rows apart',
}

const pages = globSync('content/docs/**/*.mdx').map((file) => readFileSync(file, 'utf8'))

test.each(globSync('content/images/{concept,sql}/*.svg'))('%s has the numbers of its page', (file) => {
  const name = file.replace(/.*\/|\.svg/g, '')
  const page = pages.filter((text) => text.includes(`/${name}.svg`)).join('\n')
  const words = String(readFileSync(file, 'utf8').match(/<text.*?<\/text>/gs))
  const numbers = words.replace(/<[^>]*>|&#?\w+;/g, ' ').match(/\d(?:[\d:.,-]*\d)?/g) ?? []
  const own = numbers.filter((number) => !new RegExp(`(?<![\\d:.])${number}(?!\\d)`).test(page))
  expect(own.length > 0, `not on the page: ${own}`).toBe(name in OWN_NUMBERS)
})
