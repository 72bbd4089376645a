import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { parseIssueTexts, parseKnownIssues, parseMeasuredIssues } from '#server/site/data/known-issues.ts'
import { YamlSource } from '#server/site/data/yaml-source.ts'
import { readData } from '#test/support/files/read-data.ts'

const ISSUE = `- id: lost-rows
  title: Rows are lost when a table is dropped
  severity: data-loss
  happens: The first batch after a drop is lost.
  see: Rows of one batch are missing.
  avoid: Close the connections of the clients after a drop.
  sample:
    steps:
      - CREATE TABLE trades (price DOUBLE)
      - sql: SELECT count() FROM trades
        affected: { error: gone }
        right: { done: true }
`

const MEASURED = `- id: lost-rows
  digest: 0a1b2c
  first: 9.0.3
  last: 9.1.0
  fixed: 9.1.1
  runs:
    - { from: "7.3", to: 9.0.2, outcome: right }
    - { from: 9.0.3, to: 9.1.0, outcome: affected }
    - { from: 9.1.1, to: 9.3.4, outcome: right }
`

const texts = (yaml: string) => readData(parseIssueTexts, yaml)
const known = (yaml: string, measured: string) => {
  const sources = [
    new YamlSource('data/known-issues.yaml', yaml),
    new YamlSource('data/measured.yaml', measured),
  ] as const
  const value = parseKnownIssues(...sources)
  return { value, problems: sources.flatMap(({ problems }) => problems) }
}

describe('the data of known issues', () => {
  it('joins each issue with what was measured of it', () => {
    const { value: items, problems } = known(ISSUE, MEASURED)
    expect(problems).toEqual([])
    expect(items).toMatchObject([
      { id: 'lost-rows', measured: { first: '9.0.3', last: '9.1.0', fixed: '9.1.1' } },
    ])
  })

  it('leaves the measurement of an issue out that says why it has none', () => {
    const unmeasured = ISSUE.replace(/sample:[\s\S]*$/, 'sample: { unmeasured: It needs a cluster. }\n')
    const { value: items, problems } = known(unmeasured, '')
    expect(problems).toEqual([])
    expect(items).toMatchObject([{ measured: null }])
  })

  it('names the line of an issue that was not measured, and the command that does it', () => {
    const { problems } = known(`# A comment.\n\n${ISSUE}`, '')
    expect(problems).toEqual([
      {
        file: 'data/known-issues.yaml',
        line: 3,
        message: 'the issue lost-rows is not measured',
        remedy: 'measure it with: npm run releases:issues',
      },
    ])
  })

  it('names the line of a measurement that belongs to no issue', () => {
    const { problems } = known(ISSUE, `${MEASURED}\n${MEASURED.replace('lost-rows', 'renamed')}`)
    expect(problems).toMatchObject([
      { file: 'data/measured.yaml', line: 11, message: 'the issue renamed is not in data/known-issues.yaml' },
    ])
  })

  it('reports an unreadable record alone, not that its counterpart is missing', () => {
    const { problems } = known(ISSUE.replace('data-loss', 'dataloss'), MEASURED)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ line: 3, message: expect.stringMatching(/^"severity": /) })
  })

  it('refuses an id that is there twice', () => {
    expect(texts(`${ISSUE}\n${ISSUE}`).problems).toMatchObject([
      { line: 14, message: 'the id lost-rows is there twice' },
    ])
  })

  it.each([
    ['is observed nowhere', /\n {8}affected.*\n.*right.*/, ''],
    ['says nothing of releases without the defect', /\n {8}right.*/, ''],
    ['goes on after what is observed', /$/, '      - DROP TABLE trades\n'],
  ])('refuses a sample that %s', (_, found, replacement) => {
    expect(texts(ISSUE.replace(found, replacement)).problems).toMatchObject([
      { line: 8, message: expect.stringMatching(/^"sample/) },
    ])
  })

  it('refuses a release that YAML reads as a number', () => {
    const { problems } = readData(parseMeasuredIssues, MEASURED.replace('"7.3"', '7.3'))
    expect(problems).toMatchObject([{ line: 7, message: expect.stringMatching(/^"runs\.0\.from": /) }])
  })
})

describe("the site's own issues", () => {
  it('are all measured', async () => {
    const read = (name: string) => readFile(`${ROOT}content/data/${name}.yaml`, 'utf8')
    const { value: items, problems } = known(await read('known-issues'), await read('known-issues.measured'))
    expect(problems).toEqual([])
    expect(items.length).toBeGreaterThanOrEqual(40)
  })
})
