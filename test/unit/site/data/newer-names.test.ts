import { expect, test } from 'vitest'
import { parseNewerNames } from '#server/site/data/newer-names.ts'
import { readData } from '#test/support/files/read-data.ts'

const row = (...lines: string[]) =>
  ['- name: PIVOT', '  for: columns', '  instead: CASE', '  page: /docs/a/#b', '  run: PIVOT', ...lines].join(
    '\n',
  )
const parse = (yaml: string) => readData(parseNewerNames, yaml, 'names.yaml')

test('a newer name is known from a release or from another system', () => {
  expect(parse(row('  since: after 9.3.4')).value).toMatchObject([{ name: 'PIVOT', also: [] }])
  expect(parse(row('  system: DuckDB', '  fails: unexpected')).problems).toEqual([])
})

test.each([
  ['neither', row(), /either "since" or "system"/],
  ['both', row('  since: 9.3.0', '  system: DuckDB'), /either "since" or "system"/],
  ['a release in words', row('  since: soon'), /since/],
  ['an address of another site', row('  system: DuckDB').replace('/docs/a/#b', 'https://a.org/'), /page/],
])('a newer name with %s is a problem with its line', (_title, yaml, message) => {
  const { value: items, problems } = parse(yaml)
  expect(items).toEqual([])
  expect(problems).toMatchObject([{ file: 'names.yaml', message: expect.stringMatching(message) }])
})
