import { describe, expect, test } from 'vitest'
import { compilePage } from '#server/site/compile/compile-page.ts'
import { htmlOf, OPTIONS } from '#test/support/compile.ts'
import { mdx } from '#test/support/files/content-tree.ts'

const SETUP = `\`\`\`sql setup
CREATE TABLE sensors (room SYMBOL, t DOUBLE, ts TIMESTAMP) TIMESTAMP(ts);
INSERT INTO sensors VALUES ('lab', 20, '2025-10-06T08:30'), ('hall', 30, '2025-10-06T09:30');
\`\`\`

`
const RESULT = `ts | t
2025-10-06T08:00:00.000000Z | 20.0
2025-10-06T09:00:00.000000Z | 22.0
2025-10-06T10:00:00.000000Z | null`

const page = (chart: string, { title = ' title="Two averages"', result = RESULT } = {}) =>
  `${SETUP}\`\`\`sql\nSELECT 1;\n\`\`\`\n\n\`\`\`result chart="${chart}"${title}\n${result}\n\`\`\``

async function problemOf(chart: string, options = {}): Promise<string> {
  const result = await compilePage('docs/a/page.mdx', mdx(page(chart, options)), OPTIONS, async () => null)
  return 'problems' in result
    ? result.problems.map(({ line, message }) => `${line}: ${message}`).join('\n')
    : ''
}

describe('a chart of a result', () => {
  test('comes with the table, which is first unless the author says otherwise', async () => {
    const html = await htmlOf(page('steps'))
    expect(html).toContain('value="table" checked')
    expect(html).toContain('<td title="2025-10-06T08:00:00.000000Z">')
    expect(await htmlOf(page('steps first'))).toContain('value="chart" checked')
  })

  test('has a name, a legend in words and the day that its rows share', async () => {
    const html = await htmlOf(page('steps rows=sensors where=room:lab fill'))
    const [, id] = /<p id="([^"]+)" aria-hidden="true">Two averages</.exec(html) ?? []
    expect(html).toContain(`role="img" aria-labelledby="${id}"`)
    expect(html.replace(/<svg[\s\S]*?<\/svg>/g, '')).toContain(
      '<span>t</span><span>filled</span><span>rows of sensors</span><span>2025-10-06, UTC</span>',
    )
  })

  test('draws a value for the length of its bucket, dotted where no row was in it, and nothing for null', async () => {
    const html = await htmlOf(page('steps rows=sensors where=room:lab fill'))
    expect(html.match(/<line class="l [^>]*>/g)).toEqual([
      '<line class="l s0" x1="0%" x2="33.33%" y1="160" y2="160"/>',
      '<line class="l s0 fill" x1="33.33%" x2="66.67%" y1="0" y2="0"/>',
    ])
    expect(html).toContain('<circle class="raw" cx="16.67%" cy="160"/>')
  })

  test('of names is bars with their values, whatever the width', async () => {
    const html = await htmlOf(page('bars', { result: 'room | n\nlab | 4\nhall | -2\ncellar | null' }))
    expect(html.match(/<rect class="b s0"[^>]*>/g)?.slice(1)).toEqual([
      '<rect class="b s0" x="28.67%" width="57.33%" y="5" height="14"/>',
      '<rect class="b s0" x="0%" width="28.67%" y="29" height="14"/>',
    ])
    expect(html).toMatch(/class="beside"[^>]*>null</)
  })

  test('joins two times of a row, and shows a row without the second one apart', async () => {
    const result = 'ts | seen\n2025-10-06T08:00:10Z | 2025-10-06T08:00:00Z\n2025-10-06T08:00:20Z | null'
    const html = await htmlOf(page('tracks to=seen', { result }))
    expect(html.match(/<line class="link [^>]*>/g)).toEqual([
      '<line class="link s0" x1="50%" x2="0%" y1="26" y2="104"/>',
    ])
    expect(html).toContain('class="p s0 alone" cx="100%"')
  })

  test('gives each row of a window the rows that its frame has', async () => {
    const result = 'ts | n\n2025-10-06T08:00:00Z | 1\n2025-10-06T08:00:10Z | 2\n2025-10-06T08:00:20Z | 2'
    for (const frame of ['1', '15s']) {
      const html = await htmlOf(page(`frames y=n frame=${frame}`, { result }))
      expect(html.match(/<rect class="b s0 span" [^>]*? y/g)).toEqual([
        '<rect class="b s0 span" x="0%" width="0%" y',
        '<rect class="b s0 span" x="0%" width="50%" y',
        '<rect class="b s0 span" x="50%" width="50%" y',
      ])
    }
  })

  test('leaves labels out that would lie on each other', async () => {
    const result =
      'ts | t\n2025-10-06T08:00:00Z | 20.0\n2025-10-06T08:00:01Z | 21.0\n2025-10-06T09:00:00Z | 22.0'
    const html = await htmlOf(page('lanes label=t', { result }))
    expect(html.match(/<text class="val[^>]*>[^<]*/g)?.map((label) => label.replace(/.*>/, ''))).toEqual([
      '20.0',
      '22.0',
    ])
  })

  test.each<[string, string, string, object?]>([
    ['tracks without a second time', 'tracks', 'tracks need to='],
    ['frames without a frame', 'frames y=t', 'frames need frame='],
    ['blocks from a time that is none', 'blocks from=noon', 'from=noon is not a timestamp'],
    [
      'a ladder of numbers',
      'ladder y=t',
      '"20.0" in the column t is not an array of prices and one of amounts',
    ],
    ['areas that are no geohashes', 'grid x=t', '"20.0" in the column t is not a geohash'],
    ['an unknown form', 'pie', '15: the result: there is no form "pie"'],
    ['an unknown option', 'line z=t', '15: the result: "z=t" means nothing in a chart'],
    ['an unknown flag', 'line bold', '15: the result: "bold" means nothing in a chart'],
    [
      'a column that is not there',
      'line y=price',
      '15: the result: there is no column "price": there are ts, t',
    ],
    ['a cell that is not a number', 'line y=ts', 'in the column ts is not a number'],
    ['a table without rows', 'line rows=trades', 'puts rows into a table "trades"'],
    [
      'a column that the table has not',
      'line rows=sensors.x',
      'there is no column "x": there are room, t, ts',
    ],
    ['fill without rows', 'steps fill', '"fill" needs rows='],
    ['no name', 'line', '15: the result: a chart needs title=', { title: '' }],
    [
      'a result without a number',
      'line y=t',
      'there is no number to draw',
      { result: 'ts | t\n2025-10-06 | null' },
    ],
  ])('says with its line that it has %s', async (_what, chart, message, options) => {
    expect(await problemOf(chart, options)).toContain(message)
  })
})
