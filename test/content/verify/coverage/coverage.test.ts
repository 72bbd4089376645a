import { expect, test } from 'vitest'
import type { PageFacts } from '../samples/collect-samples.ts'
import { coverDiagrams, coverFunctions, coverSettings, coverStatements } from './coverage.ts'
import {
  documentedFunctions,
  documentedKeywords,
  documentedOperators,
  documentedTypes,
} from './documented-names.ts'
import { coverErrors } from './error-messages.ts'

const NONE = { rules: [], names: {} }
const page = (file: string, part: Partial<PageFacts>): PageFacts => ({
  file,
  title: '',
  isEnterprise: false,
  samples: [],
  strayResults: [],
  headings: [],
  grammars: [],
  rowNames: [],
  errorTexts: [],
  plan: null,
  includes: [],
  ...part,
})
const headings = (...texts: string[]) => ({
  headings: texts.map((text, index) => ({ text, line: index + 1 })),
})

const FUNCTIONS = [
  page('docs/reference/function/text.mdx', headings('Nulls', 'lower', 'lowered')),
  page('docs/reference/operators/text.mdx', headings('LIKE and ILIKE', '<<= contained in a list', 'netmask')),
  page('docs/reference/sql/cast.mdx', {}),
  page('docs/concept/symbol.mdx', headings('upper')),
]
const cover = (server: readonly string[], exceptions: Parameters<typeof coverFunctions>[3] = NONE) =>
  coverFunctions(server, documentedFunctions(FUNCTIONS), documentedOperators(FUNCTIONS), exceptions)

test('a heading names functions unless it is prose', () => {
  const texts = [
    'now()',
    'round(value, scale)',
    'ltrim / trim',
    'lower, isOrdered',
    'Rules for all',
    'see also',
  ]
  const names = documentedFunctions([page('docs/reference/function/text.mdx', headings(...texts))])
  expect(names.map(({ name }) => name).join(' ')).toBe('now round ltrim trim lower isordered')
})

test('functions count when a function page, an operator page or a statement explains them', () => {
  const { part, whole, missing, wrong } = cover(['lower', 'upper', 'ilike', '<<=', 'CAST', 'netmask', 'list'])
  expect([part, whole, missing]).toEqual([5, 7, ['list', 'upper']])
  expect(wrong).toEqual(['content/docs/reference/function/text.mdx:3  the server has no function lowered()'])
})

test('functions that are excepted do not count, unless they are documented', () => {
  const rules = [{ pattern: '^pg_|^lower$', reason: 'for drivers' }]
  const covered = cover(['lower', 'lowered', 'pg_class'], { rules, names: {} })
  expect(covered).toMatchObject({ part: 2, whole: 2, wrong: [] })
})

test('functions that are excepted by name leave the list when they are documented or gone', () => {
  const names = { lower: 'internal', vanished: 'internal' }
  expect(cover(['lower', 'lowered'], { rules: [], names }).wrong).toEqual([
    'not-documented.yaml: lower is documented: remove it',
    'not-documented.yaml: the server has no vanished: remove it',
  ])
})

test('statements count unless they need an Enterprise server', () => {
  const skipped = new Map([
    ['Enterprise access control', 134],
    ['needs a volume, as does Enterprise', 3],
  ])
  expect(coverStatements(7, skipped)).toMatchObject({ part: 7, whole: 10 })
})

test('diagrams count when they are held against the server, and those that no page has are wrong', () => {
  const grammars = ["a ::= 'A'"]
  const pages = [
    page('docs/a.mdx', { grammars }),
    page('docs/b.mdx', { grammars }),
    page('docs/acl.mdx', { grammars, isEnterprise: true }),
  ]
  const wrong = 'test/content/verify/grammar/diagrams: content/docs/gone.mdx has no syntax diagram: remove it'
  const covered = coverDiagrams(pages, new Set(['docs/a.mdx', 'docs/gone.mdx']))
  expect(covered).toEqual({ part: 1, whole: 2, missing: ['docs/b.mdx'], wrong: [wrong] })
})

test('keywords count in syntax diagrams of the reference, and in capitals in its headings', () => {
  const grammars = ["select ::= 'SELECT' ( 'DISTINCT' | 'GROUP BY' )"]
  const pages = [
    page('docs/reference/sql/select.mdx', { grammars, ...headings('LATEST ON and time') }),
    page('docs/concept/x.mdx', { grammars: ["x ::= 'UPDATE'"] }),
  ]
  expect([...documentedKeywords(pages)].sort()).toEqual(['by', 'distinct', 'group', 'latest', 'on', 'select'])
})

test('types count on the page of data types', () => {
  const documented = documentedTypes([
    page('docs/reference/sql/datatypes.mdx', { rowNames: ['LONG256'], ...headings('INT and CHAR') }),
    page('docs/reference/sql/x.mdx', { rowNames: ['UUID'] }),
  ])
  expect([...documented].sort()).toEqual(['and', 'char', 'int', 'long256'])
})

const parameter = (value: string, value_source = 'default') => ({ property_path: 'a.b', value, value_source })
const setting = (documented: string, key = 'a.b') => ({
  key,
  default: documented,
  edition: key === 'acl' ? ('enterprise' as const) : ('open source' as const),
})

test.each([
  ['the same text', 'true', parameter('true'), 1],
  ['nothing', 'none', parameter(''), 1],
  ['a number with decimals', '20', parameter('20.0'), 1],
  ['a password, which the server hides', '', parameter('****'), 1],
  ['a value that is set here', '5', parameter('1', 'env'), 1],
  ['another value', '65536', parameter('65535'), 0],
])('settings with %s as default count: %j, %o, %i', (_title, documented, server, part) => {
  const coverage = coverSettings([server], [setting(documented)], NONE)
  expect(coverage).toMatchObject({ part, whole: 1 })
  expect(coverage.wrong).toHaveLength(1 - part)
})

test('settings whose default depends on the machine count by name; those that the server lacks are wrong', () => {
  const exceptions = { rules: [{ pattern: '^a', reason: 'cores' }], names: {} }
  const settings = [setting('cores'), setting('1', 'gone'), setting('1', 'acl')]
  expect(coverSettings([parameter('2')], settings, exceptions)).toMatchObject({
    part: 1,
    wrong: ['data/configuration.yaml: SHOW PARAMETERS has no gone'],
  })
})

const TEXTS = [
  'table does not exist [table=',
  'no',
  'invalid type, only [BOOLEAN, BYTE] are supported',
  'TOLERANCE must be positive ',
  'IN list',
]

const quoting = (file: string, ...quoted: string[]) =>
  page(file, { errorTexts: quoted.map((text, index) => ({ text, line: index + 1 })) })

test.each([
  ['a piece and a value', 'table does not exist [table=trades]', true],
  ['a piece behind something', 'x: table does not exist [table=1]', true],
  ['the rest beside dots', '... must be positive', true],
  ['the part between dots', 'invalid type, only [BOOLEAN, ...] are', true],
  ['a short message with half of it', 'IN list', true],
  ['other words', 'table is not there', false],
  ['a piece too short to be no chance', 'no such IN list of values', false],
])('a message with %s is one of the server: %s, %s', (_what, message, found) => {
  const { missing } = coverErrors([quoting('docs/reference/sql/a.mdx', message)], TEXTS, NONE)
  expect(missing).toEqual(found ? [] : [`content/docs/reference/sql/a.mdx:1 "${message}"`])
})

test('only pages about the server quote it, and exceptions must be quoted', () => {
  const pages = [
    quoting('docs/reference/sql/a.mdx', 'said by a library'),
    quoting('docs/clients/b.mdx', 'said by a client'),
  ]
  const names = { 'said by a library': 'It is another program.', gone: 'It was there.' }
  expect(coverErrors(pages, TEXTS, { rules: [], names })).toMatchObject({
    whole: 1,
    missing: [],
    wrong: ['not-documented.yaml: no page quotes "gone": remove it'],
  })
})
