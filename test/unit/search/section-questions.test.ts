import { expect, test } from 'vitest'
import { findQuestionFaults, findUnaskedPages } from '#server/site/checks/unasked-sections.ts'
import { parseQuestions } from '#server/site/data/questions.ts'
import type { SiteContent } from '#server/site/site-content.ts'
import { readData } from '#test/support/files/read-data.ts'

const FILE = 'data/questions/a.yaml'
const YAML = `/docs/a/:
  "": |
    how do i begin
    first steps
  more: ""
`

test('searches are read with the line of their section', () => {
  expect(readData(parseQuestions, YAML, FILE)).toEqual({
    value: [
      { path: '/docs/a/', section: '', searches: ['how do i begin', 'first steps'], file: FILE, line: 2 },
      { path: '/docs/a/', section: 'more', searches: [], file: FILE, line: 5 },
    ],
    problems: [],
  })
  expect(readData(parseQuestions, '').problems).toEqual([])
})

test.each([
  ['/docs/a/:\n  x: 1\n', 2],
  ['/docs/a/:\n  x:\n    - text\n', 2],
  [`/docs/a/:\n  x: ""\n  y: |\n${'    text\n'.repeat(25)}`, 3],
  ['- a\n', 1],
  ['a: [\n', 2],
])('%j is told with its line', (yaml, line) => {
  expect(readData(parseQuestions, yaml, FILE).problems[0]).toMatchObject({ file: FILE, line })
})

const page = (...ids: string[]) => ({
  file: 'docs/a.mdx',
  frontMatter: {},
  sections: ids.map((id) => ({ id, title: id })),
})
const found = (find: typeof findUnaskedPages, yaml: string, pages: Record<string, object>) =>
  find({
    byPath: new Map(Object.entries(pages)),
    questions: readData(parseQuestions, yaml, FILE).value,
  } as unknown as Pick<SiteContent, 'byPath' | 'questions'>).map(({ file, message }) => `${file} ${message}`)

test('searches for a page or section that is gone are a fault', () => {
  const faults = (pages: Record<string, object>) => found(findQuestionFaults, YAML, pages)
  expect(faults({ '/docs/a/': page('', 'more', 'new') })).toEqual([])
  expect(faults({ '/docs/a/': page('') })).toEqual([`${FILE} /docs/a/ has no section "more"`])
  expect(faults({})).toEqual([`${FILE} /docs/a/ is no page`, `${FILE} /docs/a/ is no page`])
})

test('a section without searches is advice, but for one that search leaves out', () => {
  expect(
    found(findUnaskedPages, YAML, { '/docs/a/': page('', 'more', 'new'), '/docs/partials/_b/': page('x') }),
  ).toEqual([`docs/a.mdx readers' searches are not listed for "new"`])
})

test('a site without lists of searches gets no advice on them', () => {
  expect(found(findUnaskedPages, '', { '/docs/a/': page('') })).toEqual([])
})
