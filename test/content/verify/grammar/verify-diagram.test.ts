import { expect, test } from 'vitest'
import { parseGrammar } from '#server/site/diagrams/railroad/parse-grammar.ts'
import { failure, fakeDatabase, ONE } from '../server/fake-database.ts'
import type { Diagram } from './diagrams/diagram.ts'
import { verifyDiagram } from './verify-diagram.ts'
import { openWorld } from './world.ts'

const RULES = parseGrammar("a ::= 'DROP' ( 'TABLE' | 'VIEW' ) name")
const DIAGRAM: Diagram = { setup: '', words: { name: ['x'] } }
const meaning = [/^no such view$/]

/** Takes what the first pattern matches, understands what the second does, and refuses the rest. */
const server = (taken: RegExp, understood = /^$/) =>
  fakeDatabase((statement) =>
    taken.test(statement) ? ONE : failure(understood.test(statement) ? 'no such view' : 'unexpected token'),
  )
const BOTH = /^DROP (TABLE|VIEW) x$/
const LENIENT = /^DROP (TABLE|VIEW)? ?x$/

test.each<[title: string, database: ReturnType<typeof server>, more: Partial<Diagram>, problems: RegExp[]]>([
  ['of a server that takes just that', server(BOTH), {}, []],
  [
    'that allows what the server refuses',
    server(/^DROP TABLE x$/),
    {},
    [/allows, the server refuses\n {2}DROP VIEW x\n {2}unexpected token/, /no statement with VIEW/],
  ],
  ['that refuses what the server takes', server(LENIENT), {}, [/refuses, the server takes\n {2}DROP x/]],
  ['that is stricter than a lenient server', server(LENIENT), { lenient: [/^DROP x$/] }, []],
  ['that needs no leniency', server(BOTH), { lenient: [/^DROP x$/] }, [/nothing matches/]],
  ['refused for what it means', server(/^DROP TABLE x$/, /^DROP VIEW x$/), { meaning }, []],
  [
    'whose near miss is understood',
    server(/^DROP TABLE x$/, /^DROP TABLEX x$/),
    { meaning },
    [/allows/, /no statement with VIEW/, /the diagram refuses, the server takes\n {2}DROP TABLEX x/],
  ],
])('a diagram %s', async (_title, database, more, problems) => {
  const report = await verifyDiagram(RULES, { ...DIAGRAM, ...more }, database)
  expect(report.problems).toHaveLength(problems.length)
  for (const [index, problem] of problems.entries()) expect(report.problems[index]).toMatch(problem)
})

test('counts what was accepted, understood and refused', async () => {
  const database = server(/^DROP TABLE x$/, /^DROP VIEW x$/)
  const report = await verifyDiagram(RULES, { ...DIAGRAM, meaning }, database)
  expect(report).toEqual({ accepted: 1, meaningless: 1, refused: 6, problems: [] })
})

test('derives from the rule that the diagram names', async () => {
  const rules = parseGrammar("a ::= 'A' b b ::= 'B'")
  const diagram = { setup: '', words: {}, around: (derived: string) => `SELECT ${derived}` }
  const report = await verifyDiagram(rules, { ...diagram, rule: 'b' }, server(/^SELECT B$/))
  expect(report).toMatchObject({ accepted: 1, problems: [] })
  await expect(verifyDiagram(rules, { ...diagram, rule: 'c' }, server(/x/))).rejects.toThrow('no rule c')
})

test('a world is created again only after a statement that may have changed it', async () => {
  const database = fakeDatabase((statement) => ({ WRONG: failure('x'), READ: ONE })[statement])
  const world = openWorld(database, 'SETUP')
  for (const statement of ['READ', 'WRONG', 'WRITE', 'READ']) await world.run(statement)
  expect(database.statements.join(' ')).toBe('(clear) SETUP READ WRONG WRITE (clear) SETUP READ')
})
