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
  it('has the listings and the code within sentences, down to the next heading of its rank', () => {
    expect(section('Resume').code('ALTER TABLE')).toBe('ALTER TABLE trades\nRESUME WAL')
    expect(section('Resume').code('DROP TABLE')).toBe('DROP TABLE trades')
    expect(section('Resume').code('OK')).toBe('OK')
    expect(section('').code('df')).toBe('df -h')
  })

  it('does not have those of other sections', () => {
    expect(() => section('Skip').code('ALTER TABLE')).toThrow('page.mdx: no step begins with "ALTER TABLE"')
    expect(() => section('').code('ALTER TABLE')).toThrow('no step')
  })

  it('is asked for words across lines', () => {
    expect(() => section('Resume').says('nothing is lost.', 'It says OK')).not.toThrow()
    expect(() => section('Resume').says('Never.')).toThrow('page.mdx: does not say "Never."')
  })

  it('has to be there', () => {
    expect(() => section('Undo')).toThrow('page.mdx: no such section')
  })
})
