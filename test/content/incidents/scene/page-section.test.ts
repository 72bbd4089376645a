import { createProcessor } from '@mdx-js/mdx'
import { describe, expect, it } from 'vitest'
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

describe('a section of a page', () => {
  it.each([
    ['Resume', 'ALTER TABLE', 'ALTER TABLE trades\nRESUME WAL'],
    ['Resume', 'DROP TABLE', 'DROP TABLE trades'],
    ['Resume', 'OK', 'OK'],
    ['', 'df', 'df -h'],
  ])(
    '"%s" has the code that begins with %s, down to the next heading of its rank',
    (heading, start, code) => {
      expect(section(heading).code(start)).toBe(code)
    },
  )

  it.each(['Skip', ''])('"%s" does not have those of other sections', (heading) => {
    expect(() => section(heading).code('ALTER TABLE')).toThrow('page.mdx: no step begins with "ALTER TABLE"')
  })

  it('is asked for words across lines, and has to be there', () => {
    expect(() => section('Resume').says('nothing is lost.', 'It says OK')).not.toThrow()
    expect(() => section('Resume').says('Never.')).toThrow('page.mdx: does not say "Never."')
    expect(() => section('Undo')).toThrow('page.mdx: no such section')
  })
})
