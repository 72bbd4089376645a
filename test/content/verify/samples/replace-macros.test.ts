import { expect, test } from 'vitest'
import { replaceMacros } from './replace-macros.ts'

test.each([
  ['SELECT $a, $a', '$a -> 1', 'SELECT 1, 1'],
  ['WHERE $in(ts) SAMPLE BY $step', "$in(ts) -> ts IN '$&'; $step->1m", "WHERE ts IN '$&' SAMPLE BY 1m"],
])('macros in %j by %j are %j', (statement, list, sent) => {
  expect(replaceMacros(statement, list)).toBe(sent)
})

test.each([
  ['SELECT 1', '$a -> 1', 'has no $a'],
  ['SELECT $a', '$a = 1', 'write "$macro -> text"'],
  ['SELECT $a', '$a -> 1 -> 2', 'write "$macro -> text"'],
])('macros in %j by %j are refused', (statement, list, message) => {
  expect(() => replaceMacros(statement, list)).toThrow(message)
})
