import { describe, expect, test } from 'vitest'
import type { Answer } from '../server/answer.ts'
import type { Database } from '../server/database.ts'
import { parseAbsences } from './read-absences.ts'
import { verifyAbsences } from './verify-absences.ts'

const PATHS = new Set(['/docs/a/'])
const entry = (...lines: string[]): string =>
  ['- page: /docs/a/', '  claim: there is no QUALIFY', ...lines.map((line) => `  ${line}`)].join('\n')
const parse = (yaml: string) => parseAbsences('absences/list.yaml', yaml, PATHS)

test('an entry is read with its place', () => {
  const { absences, problems } = parse(`# first\n${entry('run: BAD', 'fails: no such')}`)
  expect(problems).toEqual([])
  expect(absences).toMatchObject([
    { place: 'absences/list.yaml:2', page: '/docs/a/', setup: [], run: 'BAD', fails: 'no such' },
  ])
})

test.each([
  [
    'names a page that is not there',
    '- page: /docs/b/\n  claim: there is no b\n  run: x\n  fails: y',
    /list.yaml:1 .*\/docs\/b\//,
  ],
  ['proves nothing', entry('run: x'), /list.yaml:1 .*either/],
  ['proves two things', entry('run: x', 'fails: y', 'gives: z'), /either/],
  ['has a word of its own', entry('run: x', 'fail: y'), /"fail"/],
  [
    'is split at a comma',
    entry('setup: [create table t(x int, y int)]', 'run: x', 'fails: y'),
    /list.yaml:3 .*quote/,
  ],
  ['is not in a list', 'page: /docs/a/', /not a list/],
  ['is not YAML', '- "x', /list.yaml:1/],
])('an entry that %s is refused', (_title, yaml, problem) => {
  const { absences, problems } = parse(yaml)
  expect(absences).toEqual([])
  expect(problems[0]).toMatch(problem)
})

const ONE: Answer = { kind: 'rows', table: { columns: [{ name: 'n', type: 'INT' }], rows: [['1']] } }
const SILENT: Answer = { kind: 'error', message: '', position: 0 }
const ERROR: Answer = { kind: 'error', message: 'no such function', position: 0 }

/** Answers ONE, SILENT and BAD; anything else is done without rows. */
function fakeDatabase(): Database & { readonly asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    async execute(statement) {
      asked.push(statement)
      if (statement === 'STUCK') throw new Error('not applied within 20 s: trades')
      return { ONE, SILENT, BAD: ERROR }[statement] ?? { kind: 'done' }
    },
    ask: async () => ({ kind: 'done' }),
    query: async () => [],
    settle: async () => {},
    async clear() {
      asked.push('(clear)')
    },
  }
}

const verify = (yaml: string, database = fakeDatabase()) =>
  verifyAbsences(parse(yaml).absences, database, [0, 0, 0])

describe('a claim', () => {
  test.each([
    ['that fails as it says', ['run: BAD', 'fails: such function']],
    ['that fails without a message', ['run: SILENT', 'fails: ""']],
    ['that gives the rows it says', ['run: ONE', 'gives: "n\\n1"']],
    ['whose rows are a block', ['run: ONE', 'gives: |', '  n', '  1']],
  ])('%s holds', async (_title, lines) => {
    expect(await verify(entry(...lines))).toEqual([])
  })

  test.each([
    ['that fails with another message', ['run: BAD', 'fails: other'], /other +\| no such function/],
    ['that fails with a message for once', ['run: BAD', 'fails: ""'], /no such function/],
    ['that succeeds', ['run: ONE', 'fails: no such'], /succeeds, with:\nn\n1/],
    ['that succeeds without rows', ['run: DONE', 'fails: no such'], /succeeds$/],
    ['that gives other rows', ['run: ONE', 'gives: "n\\n2"'], /! 2 +\| 1/],
    ['that gives no rows', ['run: DONE', 'gives: n'], /returns none/],
    ['that fails in place of giving rows', ['run: BAD', 'gives: n'], /no such function/],
    ['whose setup fails', ['setup: [BAD]', 'run: BAD', 'fails: no such'], /setup fails at: BAD/],
    ['whose setup does not come to rest', ['setup: [STUCK]', 'run: ONE', 'gives: "n\\n1"'], /not applied/],
  ])('%s does not', async (_title, lines, problem) => {
    const [found, ...others] = await verify(entry(...lines))
    expect(others).toEqual([])
    expect(found).toMatch(/^absences\/list.yaml:1 {2}\/docs\/a\/ says: there is no QUALIFY/)
    expect(found).toMatch(problem)
  })

  test('begins with an empty database', async () => {
    const database = fakeDatabase()
    const claim = entry('setup: [A]', 'run: BAD', 'fails: no such')
    await verify(`${claim}\n${claim}`, database)
    expect(database.asked).toEqual(['(clear)', 'A', 'BAD', '(clear)', 'A', 'BAD'])
  })

  test('about a view is tried four times, since the server may be early to call it refreshed', async () => {
    const view = 'setup: [CREATE MATERIALIZED VIEW m]'
    const database = fakeDatabase()
    expect(await verify(entry(view, 'run: ONE', 'gives: "n\\n2"'), database)).toHaveLength(1)
    expect(database.asked.filter((statement) => statement === 'ONE')).toHaveLength(4)
    let asked = 0
    const late = { ...database, execute: async () => (++asked < 4 ? { kind: 'done' as const } : ONE) }
    expect(await verify(entry(view, 'run: ONE', 'gives: "n\\n1"'), late)).toEqual([])
  })

  test('shares the tables of others that only read, if they are the same', async () => {
    const database = fakeDatabase()
    const claims = [
      entry('setup: [A]', 'run: DROP', 'fails: no such'),
      entry('setup: [A]', 'run: "(SELECT 1)"', 'fails: no such'),
      entry('setup: [B]', 'run: SELECT 2', 'fails: no such'),
      entry('setup: [A]', 'run: with x as y', 'fails: no such'),
    ]
    await verify(claims.join('\n'), database)
    expect(database.asked).toEqual([
      ...['(clear)', 'A', '(SELECT 1)', 'with x as y', 'DROP'],
      ...['(clear)', 'B', 'SELECT 2'],
    ])
  })
})
