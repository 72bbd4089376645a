import { describe, expect, test } from 'vitest'
import { htmlOf, problemsOf } from '#test/support/compile.ts'

const SETUP = `\`\`\`sql setup
CREATE TABLE sensors (room SYMBOL, t DOUBLE, n LONG, ts TIMESTAMP) TIMESTAMP(ts);
INSERT INTO sensors VALUES ('lab', 20, 2, '2025-10-06T08:30'), ('hall', 30, 3, '2025-10-06T09:30');
\`\`\`

`
const RESULT = `ts | t
2025-10-06T08:00:00.000000Z | 20.0
2025-10-06T09:00:00.000000Z | 22.0
2025-10-06T10:00:00.000000Z | null`

const page = (chart: string, { title = ' title="Two averages"', result = RESULT } = {}) =>
  `${SETUP}\`\`\`sql\nSELECT 1;\n\`\`\`\n\n\`\`\`result chart="${chart}"${title}\n${result}\n\`\`\``

async function problemOf(chart: string, options = {}): Promise<string> {
  const problems = await problemsOf(page(chart, options))
  return problems.map(({ line, message }) => `${line}: ${message}`).join('\n')
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
      '<span>t</span><span>filled</span><span>rows of sensors</span>',
    )
    expect(html).toContain('<fieldset data-day="2025-10-06">')
  })

  test('draws a value for the length of its bucket, dotted where no row was in it, and nothing for null', async () => {
    const html = await htmlOf(page('steps rows=sensors where=room:lab fill'))
    expect(html.match(/<line class="l [^>]*>/g)).toEqual([
      '<line class="l s0" x1="2%" x2="34%" y1="152" y2="152"/>',
      '<line class="l s0 fill" x1="34%" x2="66%" y1="8" y2="8"/>',
    ])
    expect(html).toContain('<circle class="raw" cx="18%" cy="152"/>')
  })

  test('of names is bars with their values, whatever the width', async () => {
    const html = await htmlOf(page('bars', { result: 'room | n\nlab | 4\nhall | -2\ncellar | null' }))
    expect(html.match(/<rect class="b s0"[^>]*>/g)).toEqual([
      '<rect class="b s0" x="28.67%" width="57.33%" y="5" height="14"/>',
      '<rect class="b s0" x="0%" width="28.67%" y="29" height="14"/>',
    ])
    expect(html).toMatch(/class="beside"[^>]*>null</)
  })

  test('joins two times of a row, and shows a row without the second one apart', async () => {
    const result = 'ts | seen\n2025-10-06T08:00:11Z | 2025-10-06T08:00:01Z\n2025-10-06T08:00:20Z | null'
    const html = await htmlOf(page('tracks to=seen', { result }))
    expect(html.match(/<line class="link [^>]*>/g)).toEqual([
      '<line class="link s0" x1="52.53%" x2="2%" y1="26" y2="104"/>',
    ])
    expect(html).toContain('class="p s0 alone" cx="98%"')
    expect(html.match(/(?<=class="val[^>]*>)[^<]*/g)).toEqual(['08:00:01', '08:00:11'])
  })

  test('gives each row of a window the rows that its frame has', async () => {
    const result = 'ts | n\n2025-10-06T08:00:00Z | 1\n2025-10-06T08:00:10Z | 2\n2025-10-06T08:00:20Z | 2'
    for (const frame of ['1', '15s']) {
      const html = await htmlOf(page(`frames y=n frame=${frame}`, { result }))
      expect(html.match(/<rect class="b s0 span" [^>]*? y/g)).toEqual([
        '<rect class="b s0 span" x="2%" width="0%" y',
        '<rect class="b s0 span" x="2%" width="48%" y',
        '<rect class="b s0 span" x="50%" width="48%" y',
      ])
      expect(html).toContain('<text class="ty" y="42">08:00:10</text>')
    }
  })

  const at = (minute: number) => `2025-10-06T08:0${minute}:00.000000Z`

  test.each([
    [
      'a line through the values of each column, broken where one is null',
      'line',
      `ts | a | b\n${at(0)} | 1 | 5\n${at(1)} | null | 3\n${at(2)} | 3 | -1`,
      ['path class="l s0" d="M20,98ZM980,62Z"', 'path class="l s1" d="M20,26L500,62L980,134"'],
    ],
    [
      'a point whose label is null hollow',
      'lanes label=a',
      `ts | a\n${at(0)} | 1\n${at(1)} | null`,
      ['circle class="p s0" cx="2%"', 'circle class="p s0 alone" cx="98%"', '</svg>null</span>'],
    ],
    [
      'what is true full, though it comes second',
      'blocks by=open',
      `ts | open\n${at(0)} | false\n${at(1)} | true`,
      ['rect class="b s1" x="0.3%"', 'rect class="b s0" x="50.3%"'],
    ],
    [
      'the time of a column below its middle',
      'bars',
      `ts | a\n${at(0)} | 1\n${at(1)} | 2`,
      ['<text x="25%" y="178">08:00</text>', '<text x="75%" y="178">08:01</text>'],
    ],
    [
      'a day of another time zone between the dates that it spans',
      'bars',
      'ts | a\n2025-09-30T23:00:00Z | 1\n2025-10-01T23:00:00Z | 2',
      ['<text x="2.08%" y="178">Oct 1</text>'],
    ],
  ])('draws %s', async (_what, chart, result, marks) => {
    const html = await htmlOf(page(chart, { result }))
    for (const mark of marks) expect(html).toContain(mark)
  })

  test('puts a label that would lie on another below its lane, and leaves out what would lie on both', async () => {
    const result =
      'ts | t\n2025-10-06T09:00:00Z | 22.0\n2025-10-06T08:00:00Z | 20.0\n2025-10-06T08:00:01Z | 21.0\n2025-10-06T08:00:02Z | 21.5'
    const html = await htmlOf(page('lanes label=t', { result }))
    expect(html).toContain('<text class="val start" x="2.03%" y="40">21.0</text>')
    expect(html.match(/<text class="val[^>]*>[^<]*/g)?.map((label) => label.replace(/.*>/, ''))).toEqual([
      '20.0',
      '21.0',
      '22.0',
    ])
  })

  test('leaves out on phones the value of a point that would lie on an earlier one, and has a low below its point', async () => {
    const html = await htmlOf(page('line', { result: 'seconds | t\n0 | 2000\n1 | 2000\n10 | 1000' }))
    expect(html.match(/class="val[^"]*"/g)).toEqual(['class="val start"', 'class="val w"', 'class="val end"'])
    expect(html).toContain('<text class="val end" x="98%" y="166">1000</text>')
    expect(html).toContain('<span>x: seconds</span>')
  })

  test('has no series in its legend that it has no point of', async () => {
    const html = await htmlOf(
      page('scatter x=a y=b by=k', { result: 'k | a | b\nx | 1 | 2\nz | 2 | 3\ny | null | null' }),
    )
    expect(html).toContain('z</span>')
    expect(html).not.toContain('y</span><span>x:')
  })

  test('has the values of columns below 0 above them', async () => {
    const html = await htmlOf(page('bars', { result: `ts | a\n${at(0)} | 1\n${at(1)} | -1` }))
    expect(html.match(/<text [^>]*y="(?:-1|71)"/g)).toHaveLength(2)
  })

  test.each([
    ['tracks', 'tracks need to='],
    ['fit', 'fit needs rows=table.y,x'],
    ['frames y=t', 'frames need frame='],
    ['blocks from=noon', 'from=noon is not a timestamp'],
    ['ladder y=t', '"20.0" in the column t is not an array of prices and one of amounts'],
    ['grid x=t', '"20.0" in the column t is not a geohash'],
    ['pie', '15: the result: there is no form "pie"'],
    ['line z=t', '15: the result: "z=t" means nothing in a chart'],
    ['line y=price', '15: the result: there is no column "price": there are ts, t'],
    ['line y=ts', 'in the column ts is not a number'],
    ['line rows=trades', 'puts rows into a table "trades"'],
    ['steps fill', '"fill" needs rows='],
  ])('says with its line what is wrong with "%s"', async (chart, message) => {
    expect(await problemOf(chart)).toContain(message)
  })

  test('needs a name, and a number to draw', async () => {
    expect(await problemOf('line', { title: '' })).toContain('15: the result: a chart needs title=')
    const result = 'ts | t\n2025-10-06 | null'
    expect(await problemOf('line y=t', { result })).toContain('there is no number to draw')
  })
})
