import { describe, expect, test } from 'vitest'
import { htmlOf } from '#test/support/compile.ts'

describe('a page', () => {
  test('says over each listing what it is', async () => {
    expect(await htmlOf('```sql\nSELECT 1;\n```')).toContain(
      '<figcaption>SQL<code-tools></code-tools></figcaption><pre>',
    )
    expect(await htmlOf('```powershell title="Windows"\na\n```')).toContain(
      '<figcaption><span>Windows</span>',
    )
    expect(await htmlOf('```sql demo\nSELECT 1;\n```')).toMatch(
      /<figcaption>SQL<a class="demo" href="https:\/\/demo\.questdb\.io\/[^"]+" data-short="Demo">Open in the demo<\/a><code-tools></,
    )
  })

  test.each([
    ['go', 'err = sender.Flush(ctx)', 'Go fragment<'],
    ['go', 'import "fmt"\nfmt.Println(1)', 'Go<'],
    ['js', 'const pg = require("pg")', 'JavaScript<'],
    ['python', '%load_ext sql', 'Python<'],
    ['sql', 'SELECT 1;', 'SQL<'],
  ])('says over a listing in %s if it is only a part of a program: %s', async (language, code, header) => {
    expect(await htmlOf(`\`\`\`${language}\n${code}\n\`\`\``)).toContain(`<figcaption>${header}`)
  })

  test('folds a listing of more than 48 lines, in a disclosure that says how many there are', async () => {
    const lines = (count: number) => `\`\`\`text\n${'a line\n'.repeat(count)}\`\`\``
    expect(await htmlOf(lines(48))).not.toContain('<details>')
    const long = await htmlOf(lines(49))
    expect(long).toContain('<figure class="code long"')
    expect(long).toContain('</pre><details><summary>All 49 lines</summary></details></figure>')
  })

  test('names the listings that a query needs, on queries alone', async () => {
    const html = await htmlOf(
      '```sql setup\nCREATE TABLE t (x INT);\n```\n\n```sql\nINSERT INTO t VALUES (1);\n```\n\n```sql\nt;\n```\n\n```shell\nt\n```',
    )
    expect(html.match(/<figure [^>]*class="code"/g)).toEqual([
      '<figure class="code"',
      '<figure class="code"',
      '<figure data-run="0 1" class="code"',
      '<figure class="code"',
    ])
  })

  test('has no header without a name: the corner above row names is a cell', async () => {
    const corner = await htmlOf('| | WAL | BYPASS WAL |\n|---|---|---|\n| Writers | many | one |')
    expect(corner).toContain('<thead><tr><td><th>WAL<th>BYPASS WAL')
  })

  test('lets a table scroll sideways only below the width that it needs', async () => {
    const table = (columns: number, cell: string) =>
      [`|${'h|'.repeat(columns)}`, `|${'---|'.repeat(columns)}`, `|${`${cell}|`.repeat(columns)}`].join('\n')
    expect(await htmlOf(table(3, 'some words'))).toContain('<figure class="table"><div tabindex="0"')
    expect(await htmlOf(table(3, 'a'))).toContain('<figure class="table"><table>')
    expect(await htmlOf(table(2, 'some words that need room'))).toContain(
      '<figure class="table stacked"><table>',
    )
    const yesOrNo = `|a|b|c|\n|---|---|---|\n|\`${'a_name_of_44_characters.'.repeat(2)}\`|yes|no|`
    expect(await htmlOf(yesOrNo)).toMatch(/<figure class="table (?:w44 )?words"><div/)
    const labeled = /<figure class="table wide stacked"><div.*<td><code>.*<td data-label="h"><code>/
    expect(await htmlOf(table(4, '`a_name_of_25_characters_x`'))).toMatch(labeled)
    expect(await htmlOf(table(3, '`a_name_of_22_character`'))).toMatch(/<figure class="table w4[048]"><div/)
  })
})
