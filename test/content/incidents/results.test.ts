import { expect, test } from 'vitest'
import type { Incident } from './incident.ts'
import { choose, formatResults } from './results.ts'

const incident = (name: string): Incident => ({
  name,
  page: 'troubleshooting/recover',
  heading: name,
  claim: 'Nothing is lost.',
  run: async () => '',
})
const [disk, upgrade] = [incident('The disk is full'), incident('Upgrade from 8.2.0')]

test('the command line names incidents by a part of their names', () => {
  expect(choose([disk, upgrade], ['8-2'])).toEqual([upgrade])
  expect(choose([disk, upgrade], [])).toEqual([disk, upgrade])
  expect(() => choose([disk, upgrade], ['flood'])).toThrow(
    '"flood" is no incident: write a part of the-disk-is-full, upgrade-from-8-2-0',
  )
})

test('the table has what was seen, and the first line of what is wrong', () => {
  const table = formatResults([
    { incident: disk, isHeld: true, said: 'a | b' },
    { incident: disk, isHeld: false, said: 'no row\n  at run' },
  ])
  expect(table.split('\n').slice(2)).toEqual([
    '| The disk is full | Nothing is lost. | a \\| b |',
    '| The disk is full | Nothing is lost. | not ok: no row |',
  ])
})
