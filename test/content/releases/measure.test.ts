import { describe, expect, it, test } from 'vitest'
import { parseGrammar } from '#server/site/diagrams/railroad/parse-grammar.ts'
import { shortestStatements } from '#test/content/verify/grammar/shortest.ts'
import { parseConf, parseDefaults } from './measure/server-defaults.ts'
import { mergeSettings } from './measure/settings.ts'
import { parseVersions } from './parse-versions.ts'

describe('the defaults of a release', () => {
  it('are read between the lines of its log', () => {
    const text = [
      '2026-01-01T00:00:00.000000Z I i.q.x loading [a=b]\r',
      'a.b.size\t64',
      'c.mode',
      'd-e.root\t/tmp/x/root/tmp',
      'f.none\t',
    ].join('\n')
    expect([...parseDefaults(text, '/tmp/x/root')]).toEqual([
      ['a.b.size', '64'],
      ['c.mode', null],
      ['d-e.root', '<root>/tmp'],
      ['f.none', ''],
    ])
  })

  it('are those of the shipped server.conf where it sets something', () => {
    const shipped = parseConf('# comment\n#a.size=2\r\nb.on = true\r\nquery.timeout=1m\n')
    const read = new Map([
      ['a.size', '1'],
      ['b.on', 'false'],
      ['query.timeout', '60000'],
      ['ratio', '60.0'],
      ['unknown', null],
      ['debug.c', 'true'],
    ])
    const shown = [
      { property_path: 'b.on', value: 'true', dynamic: 'true' },
      { property_path: 'only.shown', value: 'null', reloadable: 'false' },
    ]
    expect(mergeSettings(read, shipped, shown)).toEqual({
      'a.size': { default: '1', reloadable: false },
      'b.on': { default: 'true', reloadable: true },
      'only.shown': { default: '', reloadable: false },
      'query.timeout': { default: '60000', reloadable: false },
      ratio: { default: '60', reloadable: false },
      unknown: { default: null, reloadable: false },
    })
  })
})

const DROP = "drop ::= 'DROP' 'TABLE' ('IF' 'EXISTS')? name (',' name)* ('TTL' number ('H' | 'D'))?"
const OF_DROP = {
  DROP: 'DROP TABLE one',
  TABLE: 'DROP TABLE one',
  IF: 'DROP TABLE IF EXISTS one',
  EXISTS: 'DROP TABLE IF EXISTS one',
  ',': 'DROP TABLE one , two',
  TTL: 'DROP TABLE one TTL 1 H',
  H: 'DROP TABLE one TTL 1 H',
  D: 'DROP TABLE one TTL 1 D',
}
const QUERY = "query ::= 'SELECT' item\nitem ::= '(' query ')' | 'NOT' item | name"
const OF_QUERY = {
  SELECT: 'SELECT one',
  NOT: 'SELECT NOT one',
  '(': 'SELECT ( SELECT one )',
  ')': 'SELECT ( SELECT one )',
}

test.each([
  ['has no option that it does not need', DROP, OF_DROP],
  ['follows rules, and ends where they contain themselves', QUERY, OF_QUERY],
])('the shortest statement with a keyword %s', (_title, ebnf, expected) => {
  const statements = shortestStatements(parseGrammar(ebnf), { name: ['one', 'two'], number: ['1'] })
  expect(Object.fromEntries([...statements].map(([keyword, tokens]) => [keyword, tokens.join(' ')]))).toEqual(
    expected,
  )
})

test('a command line names releases', () => {
  expect(parseVersions(['7.3', '9.3.5'])).toEqual(['7.3', '9.3.5'])
  expect(() => parseVersions(['latest'])).toThrow('"latest" is no release')
})
