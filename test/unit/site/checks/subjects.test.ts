import { expect, test } from 'vitest'
import { findDisagreements } from '#server/site/checks/subjects.ts'
import type { SiteContent } from '#server/site/site-content.ts'

const SUBJECTS = `
- subject: the status of a write to a replica
  home: /docs/ilp/#http
  pattern: 'replica answers (4\\d\\d)|(4\\d\\d) from a replica'
  says: ["421"]
- subject: the port of health checks
  home: /docs/gone/
  pattern: 'health checks on (\\d+)'
  says: ["9003"]
`

const content = { byPath: new Map([['/docs/ilp/', { ids: ['http'] }]]) } as unknown as SiteContent

const problemsOf = (text: string) =>
  findDisagreements(content, {
    sources: [{ file: 'docs/replica.mdx', text }],
    subjects: SUBJECTS,
  })

test('a sentence that gives another number than the home of its subject is found, with its line', () => {
  const [problem] = problemsOf(
    'One.\n\nA [replica](/docs/replica/) answers 404, and you get 421 from a replica.',
  )
  expect(problem).toMatchObject({
    file: 'docs/replica.mdx',
    line: 3,
    message: '"404" disagrees with other pages: the status of a write to a replica is 421',
  })
})

test('a subject that no page mentions, or whose home is gone, is found', () => {
  expect(problemsOf('Nothing.').map(({ message }) => message)).toEqual([
    'no page mentions "the status of a write to a replica"',
    'there is no /docs/gone/',
  ])
})
