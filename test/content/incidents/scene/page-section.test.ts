import { createProcessor } from '@mdx-js/mdx'
import { expect, test } from 'vitest'
import { sectionOf } from './page-section.ts'

const PAGE = `First \`df -h\`.

## Resume

1. Run:

   \`\`\`sql
   ALTER TABLE trades
   RESUME WAL;
   \`\`\`

2. Or \`DROP TABLE trades;\`, and nothing is
   lost.

### More

It says \`OK\`.

## Skip

Never.
`
const section = (heading: string) => sectionOf(createProcessor().parse(PAGE), 'page.mdx', heading)

test('a section of a page has the code and the words down to the next heading of its rank, and no others', () => {
  expect(section('').code('df')).toBe('df -h')
  expect(section('Resume').code('ALTER TABLE')).toBe('ALTER TABLE trades\nRESUME WAL')
  expect(section('Resume').code('DROP TABLE')).toBe('DROP TABLE trades')
  section('Resume').says('nothing is lost.', 'It says OK')
  for (const other of ['', 'Skip'])
    expect(() => section(other).code('ALTER TABLE')).toThrow('page.mdx: no step begins with "ALTER TABLE"')
  expect(() => section('Resume').says('Never.')).toThrow('page.mdx: does not say "Never."')
  expect(() => section('Undo')).toThrow('page.mdx: no such section')
})
