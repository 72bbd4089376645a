import { expect, test } from 'vitest'
import { messageTexts } from './release-texts.ts'

test.each([
  ['table does not exist [table=', true],
  ["' could not be truncated:", true],
  ['io.questdb.cairo.TableWriter', false],
  ['(Lio/questdb/std/Numeric;)V is not one', false],
  ['SELECT a from the table now', false],
  ['too short', false],
  ['toString', false],
])('%j can be a message: %s', (text, can) => {
  expect(messageTexts([text, text])).toEqual(can ? [text] : [])
})
