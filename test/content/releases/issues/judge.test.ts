import { expect, test } from 'vitest'
import type { IssueOutcome } from '#server/site/data/known-issues.ts'
import { ONE } from '#test/content/verify/server/fake-database.ts'
import { isUnknown, matches, type Observed } from './judge.ts'

const refused = (message: string): Observed => ({ kind: 'error', message })
const answered: Observed = { kind: 'http', status: 200, body: '{"count":1}', encoding: 'gzip' }

test.each<[outcome: IssueOutcome, observed: Observed, fits: boolean]>([
  [{ result: 'n\n1\n' }, ONE as Observed, true],
  [{ result: 'n\n2\n' }, ONE as Observed, false],
  [{ error: 'out of bounds' }, refused('Index 1 out of bounds for length 1'), true],
  [{ error: 'out of bounds' }, refused('table does not exist'), false],
  [{ status: 200, body: '"count":1' }, answered, true],
  [{ status: 204 }, answered, false],
  [{ status: 200, encoding: 'gzip' }, answered, true],
  [{ status: 200, encoding: 'br' }, answered, false],
  [{ crash: true }, { kind: 'crash' }, true],
  [{ crash: true }, { kind: 'closed' }, false],
  [{ silentSeconds: 5 }, { kind: 'silent', seconds: 5 }, true],
  [{ done: true }, refused(''), false],
])('the outcome %j of a sample and what was seen, %j: %s', (outcome, observed, fits) => {
  expect(matches(outcome, observed)).toBe(fits)
})

test.each([
  ['unknown function name: insertion_point(DOUBLE[],DOUBLE)', true],
  ['unsupported column type: TIMESTAMP_NS', true],
  ["'table' or 'materialized' expected", true],
  ['Internal server error', false],
  ['Index -1 out of bounds for length 16', false],
  ['', false],
])('a release that says "%s" lacks what the sample uses: %s', (message, unknown) => {
  expect(isUnknown(refused(message))).toBe(unknown)
})
