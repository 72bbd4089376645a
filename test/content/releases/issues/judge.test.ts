import { describe, expect, it } from 'vitest'
import { isUnknown, matches, type Observed } from './judge.ts'

const rows: Observed = {
  kind: 'rows',
  table: { columns: [{ name: 'symbol', type: 'SYMBOL' }], rows: [['BTC-USD']] },
}
const refused = (message: string): Observed => ({ kind: 'error', message })
const answered = { kind: 'http', status: 200, body: '{"count":1}', encoding: 'gzip' } as const

describe('an outcome', () => {
  it.each([
    ['the same table', { result: 'symbol\nBTC-USD\n' }, rows],
    ['part of a message', { error: 'out of bounds' }, refused('Index 1 out of bounds for length 1')],
    ['status and part of a body', { status: 200, body: '"count":1' }, answered],
    ['an encoding', { status: 200, encoding: 'gzip' }, answered],
    ['a crash', { crash: true }, { kind: 'crash' }],
    ['silence', { silentSeconds: 5 }, { kind: 'silent', seconds: 5 }],
  ] as const)('fits %s', (_, outcome, observed) => {
    expect(matches(outcome, observed)).toBe(true)
  })

  it.each([
    ['another table', { result: 'symbol\nETH-USD\n' }, rows],
    ['another message', { error: 'out of bounds' }, refused('table does not exist')],
    ['another status', { status: 204 }, answered],
    ['an encoding that was not sent', { status: 200, encoding: 'gzip' }, { ...answered, encoding: '' }],
    ['a closed connection in place of a crash', { crash: true }, { kind: 'closed' }],
    ['an error in place of rows', { done: true }, refused('')],
  ] as const)('does not fit %s', (_, outcome, observed) => {
    expect(matches(outcome, observed)).toBe(false)
  })
})

describe('what a release does not know', () => {
  it.each([
    'unknown function name: insertion_point(DOUBLE[],DOUBLE)',
    'unexpected token [over]',
    'unsupported column type: TIMESTAMP_NS',
    "'table' or 'materialized' expected",
  ])('is told from the message: %s', (message) => {
    expect(isUnknown(refused(message))).toBe(true)
  })

  it.each(['Internal server error', 'Index -1 out of bounds for length 16', ''])(
    'is not read into a failure: %s',
    (message) => {
      expect(isUnknown(refused(message))).toBe(false)
    },
  )
})
