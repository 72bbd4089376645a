import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PageFacts } from '../samples/collect-samples.ts'
import { coverDiagrams, coverFunctions, coverNames, coverSettings, coverStatements } from './coverage.ts'
import {
  documentedFunctions,
  documentedKeywords,
  documentedOperators,
  documentedTypes,
  namesInHeading,
} from './documented-names.ts'
import { loadExceptions } from './exceptions.ts'
import { settingsIn } from './server-lists.ts'

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
const heading = (text: string, line = 1) => ({ text, line })

test.each([
  ['count_distinct', ['count_distinct']],
  ['now()', ['now']],
  ['round(value, scale)', ['round']],
  ['ltrim / trim', ['ltrim', 'trim']],
  ['lower, to_lowercase', ['lower', 'to_lowercase']],
  ['isOrdered', ['isordered']],
  ['Rules for all functions', []],
  ['Next', []],
  ['see also', []],
])('the heading "%s" names %j', (text, names) => {
  expect(namesInHeading(text)).toEqual(names)
})

describe('functions', () => {
  const pages = [
    page('docs/reference/function/text.mdx', {
      headings: [heading('Nulls'), heading('lower'), heading('lowered', 9)],
    }),
    page('docs/reference/operators/text.mdx', {
      headings: [heading('LIKE and ILIKE'), heading('<<= contained in a list'), heading('netmask')],
    }),
    page('docs/reference/sql/cast.mdx', {}),
    page('docs/concept/symbol.mdx', { headings: [heading('upper')] }),
  ]
  const cover = (server: readonly string[], exceptions: Parameters<typeof coverFunctions>[3] = NONE) =>
    coverFunctions(server, documentedFunctions(pages), documentedOperators(pages), exceptions)

  test('count when a function page, an operator page or a statement explains them', () => {
    expect(cover(['lower', 'upper', 'ilike', '<<=', 'CAST', 'netmask', 'list'])).toMatchObject({
      part: 5,
      whole: 7,
      missing: ['list', 'upper'],
    })
  })

  test('that the server does not have are wrong, at their heading', () => {
    expect(cover(['lower']).wrong).toEqual([
      'content/docs/reference/function/text.mdx:9  the server has no function lowered()',
    ])
  })

  test('that are excepted do not count, unless they are documented', () => {
    const rules = [{ pattern: '^pg_|^lower$', reason: 'for drivers' }]
    expect(cover(['lower', 'lowered', 'pg_class'], { rules, names: {} })).toMatchObject({
      part: 2,
      whole: 2,
      wrong: [],
    })
  })

  test('that are excepted by name leave the list when they are documented or gone', () => {
    const names = { lower: 'internal', vanished: 'internal' }
    expect(cover(['lower', 'lowered'], { rules: [], names }).wrong).toEqual([
      'not-documented.yaml: lower is documented: remove it',
      'not-documented.yaml: the server has no vanished: remove it',
    ])
  })
})

test('statements count unless they need an Enterprise server', () => {
  const skipped = new Map([
    ['Enterprise access control', 134],
    ['Enterprise', 2],
    ['needs a volume, as does Enterprise', 3],
  ])
  expect(coverStatements({ run: 7, skipped })).toMatchObject({ part: 7, whole: 10 })
})

describe('syntax diagrams', () => {
  const grammars = ["a ::= 'A'"]
  const pages = [
    page('docs/a.mdx', { grammars }),
    page('docs/b.mdx', { grammars }),
    page('docs/acl.mdx', { grammars, isEnterprise: true }),
    page('docs/prose.mdx', {}),
  ]

  test('count when they are held against the server, but for those of Enterprise pages', () => {
    expect(coverDiagrams(pages, new Set(['docs/a.mdx']))).toEqual({
      part: 1,
      whole: 2,
      missing: ['docs/b.mdx'],
      wrong: [],
    })
  })

  test('that no page has any more are wrong', () => {
    expect(coverDiagrams(pages, new Set(['docs/a.mdx', 'docs/b.mdx', 'docs/gone.mdx'])).wrong).toEqual([
      'test/content/verify/grammar/diagrams: content/docs/gone.mdx has no syntax diagram: remove it',
    ])
  })
})

test('keywords count in syntax diagrams of the reference, and in capitals in its headings', () => {
  const pages = [
    page('docs/reference/sql/select.mdx', {
      title: 'SELECT keyword',
      headings: [heading('LATEST ON and time')],
      grammars: ["select ::= 'SELECT' ( 'DISTINCT' | 'GROUP BY' )"],
    }),
    page('docs/concept/x.mdx', { grammars: ["x ::= 'UPDATE'"] }),
  ]
  expect([...documentedKeywords(pages)].sort()).toEqual(['by', 'distinct', 'group', 'latest', 'on', 'select'])
})

test('types count on the page of data types', () => {
  const pages = [
    page('docs/reference/sql/datatypes.mdx', {
      rowNames: ['Type', 'LONG256'],
      headings: [heading('TIMESTAMP and TIMESTAMP_NS')],
    }),
    page('docs/reference/sql/x.mdx', { rowNames: ['UUID'] }),
  ]
  const documented = documentedTypes(pages)
  expect(['long256', 'timestamp', 'timestamp_ns', 'uuid'].filter((type) => documented.has(type))).toEqual([
    'long256',
    'timestamp',
    'timestamp_ns',
  ])
})

describe('settings', () => {
  const parameter = (property_path: string, value: string, value_source = 'default') => ({
    property_path,
    value,
    value_source,
  })
  const setting = (key: string, standard: string, enterprise = false) => ({
    key,
    default: standard,
    enterprise,
  })

  test.each([
    ['the same text', 'true', 'true', 1],
    ['a size in other units', '64K', '65536', 1],
    ['nothing', 'none', '', 1],
    ['a number with decimals', '20', '20.0', 1],
    ['a password, which the server hides', '', '****', 1],
    ['another value', '64K', '65535', 0],
  ])('with %s as default', (_title, documented, value, part) => {
    const coverage = coverSettings([parameter('a.b', value)], [setting('a.b', documented)], NONE)
    expect(coverage).toMatchObject({ part, whole: 1 })
    expect(coverage.wrong).toHaveLength(1 - part)
  })

  test('whose default is not visible, or depends on the machine, count by name', () => {
    const server = [parameter('set.here', '1', 'env'), parameter('worker.count', '2')]
    const exceptions = { rules: [{ pattern: '^worker', reason: 'cores' }], names: {} }
    expect(
      coverSettings(server, [setting('set.here', '5'), setting('worker.count', 'cores')], exceptions),
    ).toMatchObject({ part: 2, wrong: [] })
  })

  test('that the server does not have are wrong, Enterprise ones are not', () => {
    expect(coverSettings([], [setting('a', '1'), setting('b', '1', true)], NONE).wrong).toEqual([
      'data/configuration.yaml: SHOW PARAMETERS has no a',
    ])
  })

  test('are found in any grouping', () => {
    expect(
      settingsIn({
        groups: {
          http: {
            keys: [
              { key: 'a', default: 5 },
              { key: 'b', edition: 'enterprise' },
            ],
          },
        },
      }),
    ).toEqual([setting('a', '5'), setting('b', '', true)])
  })
})

test('names count once, whatever the order', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd')
  fc.assert(
    fc.property(fc.array(name), fc.uniqueArray(name), (server, documented) => {
      const { part, whole, missing } = coverNames(server, new Set(documented), NONE)
      expect(part + missing.length).toBe(whole)
      expect(whole).toBe(new Set(server).size)
    }),
  )
})

test('every exception has a reason', async () => {
  const { functions } = await loadExceptions()
  expect(Object.keys(functions.names).length).toBeGreaterThan(0)
})
