import { expect, test } from 'vitest'
import { findQuestionFaults } from '#server/site/checks/unasked-sections.ts'
import { parseQuestions } from '#server/site/data/questions.ts'
import type { SiteContent } from '#server/site/site-content.ts'

const FILE = 'data/questions/a.yaml'
const YAML = `/docs/a/:
  "": |
    how do i begin
    first steps
  more: ""
`

test('searches are read with the line of their section', () => {
  expect(parseQuestions(FILE, YAML)).toEqual({
    items: [
      { path: '/docs/a/', section: '', searches: ['how do i begin', 'first steps'], file: FILE, line: 2 },
      { path: '/docs/a/', section: 'more', searches: [], file: FILE, line: 5 },
    ],
    problems: [],
  })
  expect(parseQuestions(FILE, '').problems).toEqual([])
})

test.each([
  ['/docs/a/:\n  x: 1\n', 2],
  ['/docs/a/:\n  x:\n    - text\n', 2],
  [`/docs/a/:\n  x: ""\n  y: |\n${'    text\n'.repeat(25)}`, 3],
  ['- a\n', 1],
  ['a: [\n', 2],
])('%j is told with its line', (yaml, line) => {
  expect(parseQuestions(FILE, yaml).problems[0]).toMatchObject({ file: FILE, line })
})

const page = (...ids: string[]) => ({
  file: 'docs/a.mdx',
  frontMatter: {},
  sections: ids.map((id) => ({ id, title: id })),
})
const faults = (yaml: string, pages: Record<string, object>) =>
  findQuestionFaults({
    byPath: new Map(Object.entries(pages)),
    questions: parseQuestions(FILE, yaml).items,
  } as unknown as Pick<SiteContent, 'byPath' | 'questions'>).map(({ file, message }) => `${file} ${message}`)

test('every section that is found has an entry, and every entry a section', () => {
  expect(faults(YAML, { '/docs/a/': page('', 'more') })).toEqual([])
  expect(faults(YAML, { '/docs/a/': page('') })).toEqual([`${FILE} /docs/a/ has no section "more"`])
  expect(faults(YAML, {})).toEqual([`${FILE} /docs/a/ is no page`, `${FILE} /docs/a/ is no page`])
  expect(faults(YAML, { '/docs/a/': page('', 'more', 'new'), '/docs/partials/b/': page('x') })).toEqual([
    'docs/a.mdx the section "new" has no list of what readers search for',
  ])
})

test('a site without such files is asked for none', () => {
  expect(faults('', { '/docs/a/': page('') })).toEqual([])
})
