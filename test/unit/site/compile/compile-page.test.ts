import { describe, expect, test } from 'vitest'
import { compile, htmlOf, problemsOf } from '#test/support/compile.ts'
import { mdx } from '#test/support/files/content-tree.ts'

/** Phrases in SQL documentation that look like directives but are not. */
const NO_DIRECTIVES = [
  ...['12:30', '2025-10-01T12:30:00Z', 'at 7:45am', "'+01:30'", 'ratio 3:2', 'n:1 join', 'a:b', 'key: value'],
  ...[
    'x::uuid',
    "'2025-10-01'::timestamp",
    '::double',
    'C::D::E',
    'std::string',
    'a ::b',
    ':: b',
    ':1',
    ':name',
  ],
  ...[
    'localhost:9000',
    'http::addr=localhost:9000',
    'tcp::addr=localhost:9009',
    '::1',
    '[::1]:9000',
    'fe80::1',
  ],
  ...['org.questdb:questdb:9.1.0', 'time zone: Europe/Berlin', ':smile:', 'note:', ':note', '::note'],
]

describe('prose', () => {
  test.each(NO_DIRECTIVES)('%s stays as it is', async (text) => {
    expect(await htmlOf(`Say ${text} here.`)).toBe(`<p>Say ${text.replaceAll('<', '&lt;')} here.`)
  })

  test('three colons make a callout with its title', async () => {
    expect(await htmlOf(':::warning[Mind *this*]\n\nText at 12:30.\n\n:::')).toBe(
      '<aside class="callout warning" role="note"><p class="callout-title">Mind <em>this</em><p>Text at 12:30.</aside>',
    )
  })

  test('a comment in braces is left out, in a line of its own and between words', async () => {
    const { html, markdown, sections } = await compile('{/* a remark */}\n\nA day{/* of 24 hours */}: \\{ }.')
    expect(html).toBe('<p>A day: { }.')
    expect(markdown.trim()).toBe('A day: { }.')
    expect(sections[0]?.text).toBe('A day: { }.')
  })

  test('%VERSION% is filled in prose, code, fences, their titles and addresses', async () => {
    const html = await htmlOf(
      '%VERSION% `%VERSION%` [x](https://example.org/%VERSION%)\n\n```text title="%VERSION%"\n%VERSION%\n```',
    )
    expect(html).not.toContain('%VERSION%')
    expect(html.match(/9\.1\.0/g)).toHaveLength(5)
  })
})

describe('content', () => {
  test('is one run of HTML, components and the elements around them included', async () => {
    const html = await htmlOf(
      'Before.\n\n<Steps>\n\n- First\n\n  <Tabs><Tab value="a" label="A">\n\n  Text.\n\n  </Tab></Tabs>\n\n</Steps>',
    )
    expect(html).toMatch(/^<p>Before\.<div class="steps"><ul>.*<doc-tabs>.*<p>Text\.<\/div>/s)
  })

  test('has highlighted code in classes, without a style', async () => {
    const html = await htmlOf("```sql\nSELECT sum(price) FROM trades WHERE symbol = 'A' -- why\n```")
    expect(html).toContain('<span class="k">SELECT </span><span class="f">sum</span>')
    expect(html).toContain('<span class="c">-- why</span>')
    expect(html).not.toContain('style=')
  })

  test('keeps the space between two components in a sentence', async () => {
    expect(await htmlOf('Press <kbd>Ctrl</kbd> <kbd>K</kbd>\n<kbd>L</kbd>')).toBe(
      '<p>Press <kbd>Ctrl</kbd> <kbd>K</kbd>\n<kbd>L</kbd>',
    )
  })

  test('shows a result as a table below its query', async () => {
    const html = await htmlOf('```sql\nSELECT 1 a, null b;\n```\n\n```result\na | b\n1 | null\n```')
    expect(html).toContain('<div class="sample">')
    expect(html).toContain('<table class="n1"><thead><tr><th>a<')
    expect(html).toContain('<td><i>null</i>')
  })

  test('keeps shell prompts apart from commands', async () => {
    expect(await htmlOf('```shell\n$ ls -l\ntotal 0\n```')).toContain('<span class="prompt">$ </span>')
  })
})

describe('a diagram', () => {
  test('of a grammar adds the anchors of its rules to the page', async () => {
    const { ids } = await compile("## Syntax\n\n```railroad\nrule ::= 'A'\n```")
    expect(ids).toEqual(['syntax', 'syntax-rule'])
  })

  test('that is wrong says where in the page', async () => {
    const body = "- item\n\n  ```railroad\n  rule ::= 'A'\n  other ::= )\n  ```\n\n```mermaid\ngantt\n```"
    expect(await problemsOf(body)).toMatchObject([
      { line: 10, column: 13, message: expect.stringContaining('the railroad fence: expected') },
      { line: 14, column: 1, message: expect.stringContaining('the mermaid fence') },
    ])
  })
})

describe('a snippet', () => {
  const includes = { 'docs/partials/part.mdx': mdx('## From the snippet\n\n[Link](./other.mdx)') }

  test('counts as part of the page: its headings and links are the page’s', async () => {
    const page = await compile('<Include file="partials/part" />', { includes })
    expect(page.headings).toEqual([{ id: 'from-the-snippet', depth: 2, title: 'From the snippet' }])
    expect(page.references).toMatchObject([{ url: '/docs/partials/other/', file: 'docs/partials/part.mdx' }])
    expect(page.includes).toEqual(['docs/partials/part.mdx'])
    expect(page.markdown).toContain('## From the snippet')
  })

  test('that is a program becomes a listing in its language', async () => {
    const includes = { 'samples/x/first.py': 'print("hi")\n' }
    const html = await htmlOf('<Include file="samples/x/first.py" />', { includes })
    expect(html).toContain('<figcaption><span>first.py</span>')
    expect(html).toContain('data-lang="python"')
  })

  test('may be a region of a program: the whole is behind a disclosure, once', async () => {
    const program = 'import os\n\ndef main():\n    # region send\n    send(1)\n    # endregion\n\nmain()\n'
    const region = '<Include file="samples/x/first.py" region="send" />'
    const { markdown } = await compile(`${region}\n\n${region}`, {
      includes: { 'samples/x/first.py': program },
    })
    expect(markdown.trim()).toBe(
      '**first.py**\n\n```python\nsend(1)\n```\n\nThe whole program: first.py:\n\n' +
        '```python\nimport os\n\ndef main():\n    send(1)\n\nmain()\n```\n\n**first.py**\n\n```python\nsend(1)\n```',
    )
  })

  test('may be a region alone, on a page that shows the frame of its programs already', async () => {
    const region = '<Include file="samples/x/first.py" region="send" whole="omit" />'
    const includes = { 'samples/x/first.py': 'import os\n# region send\nsend(1)\n# endregion\n' }
    expect((await compile(region, { includes })).markdown.trim()).toBe(
      '**first.py**\n\n```python\nsend(1)\n```',
    )
  })
})

test('short code of several words stays in one line, but for that of tables', async () => {
  const html = await htmlOf('`GROUP BY`, `one`, `ROWS BETWEEN 2 PRECEDING`\n\n|a|\n|-|\n|`ORDER BY`|')
  expect(html.match(/class="whole">[^<]*/g)).toEqual(['class="whole">GROUP BY'])
})
