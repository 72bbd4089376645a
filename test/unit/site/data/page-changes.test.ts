import { expect, test } from 'vitest'
import { docsPath } from '#client/model/docs-path.ts'
import { findUnreadChanges, parseChanges } from '#server/site/page-changes.ts'

const page = (markdown: string) => ({ file: 'docs/changes.mdx', markdown })
const WRITTEN = `Follow the changes.

- not below a day

## 2026-01-02

- [C](/docs/c/): one \`thing\` is explained.
- [A part](/docs/a/#part): both.

## 2026-01-01

- [A](/docs/a/): begun.
`

test('changes are read from the page of changes, in the order in which they were written', () => {
  expect(parseChanges(page(WRITTEN))).toEqual([
    { path: '/docs/c/', title: 'C', day: '2026-01-02', note: 'one `thing` is explained.' },
    { path: '/docs/a/', title: 'A part', day: '2026-01-02', note: 'both.' },
    { path: '/docs/a/', title: 'A', day: '2026-01-01', note: 'begun.' },
  ])
  expect(parseChanges(undefined)).toEqual([])
})

test.each([
  ['## January', '"## January" is neither a day nor a change, so the feed would leave it out'],
  [
    '- [C](/docs/c/) is new',
    '"- [C](/docs/c/) is new" is neither a day nor a change, so the feed would leave it out',
  ],
  ['- Something', '"- Something" is neither a day nor a change, so the feed would leave it out'],
])('a line that the feed cannot read is a problem: %s', (line, message) => {
  const problems = findUnreadChanges(new Map([[docsPath('/docs/changes/'), page(`${WRITTEN}${line}\n`)]]))
  expect(problems.map((problem) => problem.message)).toEqual([message])
})
