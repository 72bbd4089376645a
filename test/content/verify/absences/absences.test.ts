import { describe, expect, test } from 'vitest'
import { failure, fakeDatabase, ONE } from '../server/fake-database.ts'
import { parseAbsences } from './read-absences.ts'
import { verifyAbsences } from './verify-absences.ts'

const entry = (...lines: string[]): string =>
  ['- page: /docs/a/', '  claim: there is no QUALIFY', ...lines.map((line) => `  ${line}`)].join('\n')
const parse = (yaml: string) => parseAbsences('absences/list.yaml', yaml, new Set(['/docs/a/']))
const OPEN = 'setup: [create table t(x int, y int)]'

test.each([
  [
    'names a page that is not there',
    '- page: /docs/b/\n  claim: there is no b\n  run: x\n  fails: y',
    /:1 .*\/b\//,
  ],
  ['proves nothing', entry('run: x'), /:1 .*either/],
  ['proves two things', entry('run: x', 'fails: y', 'gives: z'), /either/],
  ['has a word of its own', entry('run: x', 'fail: y'), /"fail"/],
  ['is split at a comma', entry(OPEN, 'run: x', 'fails: y'), /:3 .*quote/],
  ['is not in a list', 'page: /docs/a/', /not a list/],
  ['is not YAML', '- "x', /list.yaml:1/],
])('an entry that %s is refused', (_title, yaml, problem) => {
  const { absences, problems } = parse(yaml)
  expect(absences).toEqual([])
  expect(problems[0]).toMatch(problem)
})

const server = () =>
  fakeDatabase((statement) => {
    if (statement === 'STUCK') throw new Error('not applied within 20 s: trades')
    return { ONE, SILENT: failure(''), BAD: failure('no such function') }[statement]
  })
const verify = (yaml: string, database = server()) =>
  verifyAbsences(parse(yaml).absences, database, [0, 0, 0, 0])

describe('a claim', () => {
  test.each<[title: string, lines: string[], problem: RegExp | null]>([
    ['that fails as it says holds', ['run: BAD', 'fails: such function'], null],
    ['that fails without a message holds', ['run: SILENT', 'fails: ""'], null],
    ['that gives the rows it says holds', ['run: ONE', 'gives: |', '  n', '  1'], null],
    [
      'that fails otherwise does not',
      ['run: BAD', 'fails: other'],
      /expected:\n! other\n {2}actual:\n! no such function/,
    ],
    ['that now has a message does not', ['run: BAD', 'fails: ""'], /no such function/],
    ['that succeeds does not', ['run: ONE', 'fails: no such'], /succeeds\nn\n1/],
    ['that succeeds without rows does not', ['run: DONE', 'fails: no such'], /succeeds$/],
    ['that gives other rows does not', ['run: ONE', 'gives: "n\\n2"'], /! 2\n {2}actual:/],
    ['that gives no rows does not', ['run: DONE', 'gives: n'], /returns no rows/],
    ['that fails in place of rows does not', ['run: BAD', 'gives: n'], /no such function/],
    ['whose setup fails does not', ['setup: [BAD]', 'run: BAD', 'fails: no such'], /setup fails at: BAD/],
    ['whose setup is stuck does not', ['setup: [STUCK]', 'run: ONE', 'gives: "n\\n1"'], /not applied/],
  ])('%s', async (_title, lines, problem) => {
    const found = await verify(entry(...lines))
    expect(found).toHaveLength(problem ? 1 : 0)
    if (problem) expect(found[0]).toMatch(problem)
    if (problem) expect(found[0]).toMatch(/^absences\/list.yaml {2}\/docs\/a\/ says: there is no QUALIFY/)
  })

  test('about a view is tried four times, since the server may be early to call it refreshed', async () => {
    const view = 'setup: [CREATE MATERIALIZED VIEW m]'
    const database = server()
    expect(await verify(entry(view, 'run: ONE', 'gives: "n\\n2"'), database)).toHaveLength(1)
    expect(database.statements.filter((statement) => statement === 'ONE')).toHaveLength(4)
    let asked = 0
    const late = fakeDatabase(() => (++asked < 4 ? undefined : ONE))
    expect(await verify(entry(view, 'run: ONE', 'gives: "n\\n1"'), late)).toEqual([])
  })

  test('shares the tables of others that only read, if they are the same', async () => {
    const database = server()
    const claims = [
      entry('setup: [A]', 'run: DROP', 'fails: no such'),
      entry('setup: [A]', 'run: "(SELECT 1)"', 'fails: no such'),
      entry('setup: [B]', 'run: SELECT 2', 'fails: no such'),
      entry('setup: [A]', 'run: UPDATE', 'fails: no such'),
    ]
    await verify(claims.join('\n'), database)
    expect(database.statements).toEqual([
      ...['(clear)', 'A', '(SELECT 1)', 'DROP', '(clear)', 'A', 'UPDATE'],
      ...['(clear)', 'B', 'SELECT 2'],
    ])
  })
})
