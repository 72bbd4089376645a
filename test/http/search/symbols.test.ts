import { describe, expect, test } from 'vitest'
import { createSymbolTable } from '#server/search/symbols/symbol-table.ts'
import { functionsIn, operatorsIn } from '#server/site/heading-names.ts'
import { compileSite, loadRealSite } from '#test/support/load-fixture.ts'

const symbols = createSymbolTable(await compileSite('search'))

describe('a symbol', () => {
  test.each([
    ['dateadd', 'function', '/docs/reference/function/date-time/', 'dateadd'],
    ['DATEADD()', 'function', '/docs/reference/function/date-time/', 'dateadd'],
    ['round_down', 'function', '/docs/reference/function/numbers/', 'round_up-round_down'],
    ['isordered', 'function', '/docs/reference/function/numbers/', 'isordered'],
    ['!=', 'operator', '/docs/reference/operators/comparison/', '-or--not-equals'],
    ['not in', 'operator', '/docs/reference/operators/comparison/', 'not-in-list'],
    ['netmask', 'operator', '/docs/reference/operators/comparison/', 'netmask'],
    ['Sample By', 'statement', '/docs/reference/sql/sample-by/', ''],
    ['sample-by', 'statement', '/docs/reference/sql/sample-by/', ''],
    ['FILL', 'keyword', '/docs/reference/sql/sample-by/', 'fill'],
    ['geohash', 'type', '/docs/reference/sql/datatypes/', ''],
    ['uuid', 'type', '/docs/reference/sql/datatypes/', 'uuid'],
    ['shared.worker.count', 'setting', '/docs/configuration/', 'sharedworkercount'],
    ['er001', 'error', '/docs/troubleshooting/error-codes/', 'er001'],
    ['24', 'error', '/docs/troubleshooting/os-error-codes/', 'linux'],
    ['EMFILE', 'error', '/docs/troubleshooting/os-error-codes/', 'linux'],
  ])('%s is a %s of %s#%s', (name, kind, path, anchor) => {
    expect(symbols.find(name)).toMatchObject({ kind, path, anchor })
  })

  test.each(['Common mistakes', 'nothing', ''])('"%s" is none', (name) => {
    expect(symbols.find(name)).toBeUndefined()
  })

  test('that does not exist has neighbors', () => {
    expect(symbols.nearest('datead').map(({ name }) => name)).toEqual(['dateadd'])
    expect(symbols.nearest('to_timestmap').map(({ name }) => name)).toContain('to_timestamp')
    expect(symbols.nearest('qqqqqqqqqqq')).toEqual([])
    expect(symbols.nearest('shared.wrker.conut').map(({ name }) => name)).toContain('shared.worker.count')
  })
})

test('a name with more than four wrong letters has no neighbors, however long it is', () => {
  expect(symbols.nearest('shared.worker.xxxxx')).toEqual([])
  expect(symbols.nearest('\ufdfa'.repeat(100))).toEqual([])
})

test('the head of a table is not a name', () => {
  expect(symbols.find('Type')).toBeUndefined()
  expect(symbols.find('Bits')).toBeUndefined()
})

test.each([
  ['dateadd', ['dateadd']],
  ['ltrim / rtrim', ['ltrim', 'rtrim']],
  ['first, last and nth', ['first', 'last', 'nth']],
  ['now()', ['now']],
  ['Time zones', []],
  ['See also', []],
])('the heading %j of a function page names %j', (title, names) => {
  expect(functionsIn(title)).toEqual(names)
})

test.each([
  ['<> or != Not equals', ['<>', '!=']],
  ['IN (list)', ['IN']],
  ['BETWEEN value1 AND value2', ['BETWEEN']],
  ['IS NOT NULL', ['IS NOT NULL']],
  ['+ Add', ['+']],
  ['& AND', ['&']],
  ['Precedence', []],
])('the heading %j of an operator page names %j', (title, names) => {
  expect(operatorsIn(title)).toEqual(names)
})

test.each([
  ['ADD', '/docs/reference/sql/overview/', 'keywords'],
  ['LIMIT', '/docs/reference/sql/limit/', ''],
  ['QDB_PG_USER', '/docs/configuration/', 'pg.user'],
])('of the real pages, %s leads to %s#%s', async (name, path, anchor) => {
  const real = createSymbolTable(await loadRealSite())
  expect(real.find(name)).toMatchObject({ path, anchor })
  expect(real.find('Parameter')).toBeUndefined()
})
