import { expect, test } from 'vitest'
import { inPersonsUnit } from '#server/site/compile/tables/persons-unit.ts'

test.each([
  ['60000', 'ms', '1 min'],
  ['5000', 'ms', '5 s'],
  ['1500', 'ms', null],
  ['500', 'ms', null],
  ['86400', 's', '1 day'],
  ['172800', 's', '2 days'],
  ['10000', 'ns', '10 µs'],
  ['500000', 'µs', '500 ms'],
  ['1048576', 'bytes', '1 MiB'],
  ['64448', 'bytes', null],
  ['65536', 'bytes', '64 KiB'],
  ['4294967296', 'bytes', '4 GiB'],
  ['0', 'ms', null],
  ['-1', 'bytes', null],
  ['1024', 'rows', null],
  ['10000000', 'rows', '10 million'],
  ['none', 'ms', null],
])('%s %s is %s for a person', (amount, unit, said) => {
  expect(inPersonsUnit(amount, unit)).toBe(said)
})
