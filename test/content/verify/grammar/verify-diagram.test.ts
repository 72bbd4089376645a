import { expect, test } from 'vitest'
import { parseGrammar } from '#server/site/diagrams/railroad/parse-grammar.ts'
import type { Answer } from '../server/answer.ts'
import type { Database } from '../server/database.ts'
import type { Diagram } from './diagrams/diagram.ts'
import { verifyDiagram } from './verify-diagram.ts'
import { openWorld } from './world.ts'

const DONE: Answer = { kind: 'done' }
const ROWS: Answer = { kind: 'rows', table: { columns: [], rows: [] } }
const error = (message: string): Answer => ({ kind: 'error', message, position: 0 })

/** Takes what the pattern matches, and says why it refuses the rest. */
function serverThat(answer: (statement: string) => Answer): Database & { readonly asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    async ask(statement) {
      asked.push(statement)
      return answer(statement)
    },
    execute: async () => DONE,
    query: async () => [],
    settle: async () => {},
    clear: async () => {
      asked.push('clear')
    },
  }
}

const takes = (pattern: RegExp) =>
  serverThat((statement) => (pattern.test(statement) ? ROWS : error('unexpected token')))

const RULES = parseGrammar("a ::= 'DROP' ( 'TABLE' | 'VIEW' ) name")
const DIAGRAM: Diagram = { setup: '', words: { name: ['x'] } }

test.each<[title: string, database: Database, more: Partial<Diagram>, problems: RegExp[]]>([
  ['of a server that takes just that', takes(/^DROP (TABLE|VIEW) x$/), {}, []],
  [
    'that allows what the server refuses',
    takes(/^DROP TABLE x$/),
    {},
    [
      /the diagram allows, the server refuses\n {2}DROP VIEW x\n {2}unexpected token/,
      /no statement with VIEW/,
    ],
  ],
  [
    'that refuses what the server takes',
    takes(/^DROP (TABLE|VIEW)? ?x$/),
    {},
    [/the diagram refuses, the server takes\n {2}DROP x/],
  ],
  ['that is stricter than a lenient server', takes(/^DROP (TABLE|VIEW)? ?x$/), { lenient: [/^DROP x$/] }, []],
  ['that needs no leniency', takes(/^DROP (TABLE|VIEW) x$/), { lenient: [/^DROP x$/] }, [/nothing matches/]],
  [
    'whose statement is refused for what it means',
    serverThat((statement) =>
      statement === 'DROP VIEW x'
        ? error('no such view')
        : statement === 'DROP TABLE x'
          ? ROWS
          : error('unexpected token'),
    ),
    { meaning: [/^no such view$/] },
    [],
  ],
  [
    'whose near miss is understood',
    serverThat((statement) =>
      statement === 'DROP TABLE x'
        ? ROWS
        : error(statement === 'DROP TABLEX x' ? 'no such view' : 'unexpected token'),
    ),
    { meaning: [/^no such view$/] },
    [/allows/, /no statement with VIEW/, /the diagram refuses, the server takes\n {2}DROP TABLEX x/],
  ],
])('a diagram %s', async (_title, database, more, problems) => {
  const report = await verifyDiagram(RULES, { ...DIAGRAM, ...more }, database)
  expect(report.problems).toHaveLength(problems.length)
  for (const [index, problem] of problems.entries()) expect(report.problems[index]).toMatch(problem)
})

test('counts what was accepted, understood and refused', async () => {
  const database = serverThat((statement) =>
    statement === 'DROP VIEW x' ? error('no view') : /^DROP TABLE x$/.test(statement) ? ROWS : error('token'),
  )
  const report = await verifyDiagram(RULES, { ...DIAGRAM, meaning: [/^no view$/] }, database)
  expect(report).toEqual({ accepted: 1, meaningless: 1, refused: 6, problems: [] })
})

test('derives from the rule that the diagram names', async () => {
  const rules = parseGrammar("a ::= 'A' b b ::= 'B'")
  const database = takes(/^SELECT B$/)
  const around = (derived: string) => `SELECT ${derived}`
  expect(await verifyDiagram(rules, { setup: '', words: {}, rule: 'b', around }, database)).toMatchObject({
    accepted: 1,
    problems: [],
  })
  await expect(verifyDiagram(rules, { setup: '', words: {}, rule: 'c' }, database)).rejects.toThrow(
    'no rule c',
  )
})

test('a world is created again only after a statement that may have changed it', async () => {
  const database = serverThat((statement) =>
    statement === 'WRONG' ? error('x') : statement === 'READ' ? ROWS : DONE,
  )
  const world = openWorld(database, 'SETUP')
  for (const statement of ['READ', 'WRONG', 'WRITE', 'READ']) await world.run(statement)
  expect(database.asked).toEqual(['clear', 'SETUP', 'READ', 'WRONG', 'WRITE', 'clear', 'SETUP', 'READ'])
})

test('a busy server is asked again', async () => {
  let left = 2
  const database = serverThat(() => (left-- > 0 ? error('at work') : ROWS))
  expect(await openWorld(database, '', /^at work$/).run('READ')).toEqual(ROWS)
})
