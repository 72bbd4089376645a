import { expect, test } from 'vitest'
import { parseLog } from '#build/last-updated.ts'

test('a page has the date of its newest commit', () => {
  const log = `commit 2025-11-02T10:00:00Z

content/docs/index.mdx
content/docs/concept/symbol.mdx
commit 2025-10-01T08:00:00+02:00

content/docs/index.mdx
content/pages/terms.mdx
server/main.ts
`
  expect(parseLog(log)).toEqual({
    'docs/index.mdx': '2025-11-02T10:00:00Z',
    'docs/concept/symbol.mdx': '2025-11-02T10:00:00Z',
    'pages/terms.mdx': '2025-10-01T08:00:00+02:00',
  })
})

test('a clone without history has no dates', () => {
  expect(parseLog('')).toEqual({})
})
