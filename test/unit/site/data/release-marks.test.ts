import { describe, expect, test } from 'vitest'
import { createReleaseHistory } from '#server/site/data/release-history.ts'
import { releaseMark } from '#server/site/data/release-mark.ts'
import { parseSettings } from '#server/site/data/settings.ts'
import { RELEASES } from '#test/fixtures/releases.ts'
import { compile, problemsOf } from '#test/support/compile.ts'
import { readData } from '#test/support/files/read-data.ts'

const history = createReleaseHistory(RELEASES)
const { value: settings } = readData(
  parseSettings,
  ['line.tcp.msg.buffer.size', 'pg.user', 'unmeasured']
    .map((key) => `- key: ${key}\n  default: 1\n  type: integer\n  group: g\n  description: What it does.\n`)
    .join(''),
)

const data = { releases: history, settings }
const pageOf = (file: string, body: string) => compile(body, { file, data })

describe('the mark of something measured', () => {
  test.each([
    ['function', ['abs'], { since: null, before: '', measured: { changed: '9.3.4' } }],
    ['function', ['l2price'], { since: '8.2.0', measured: { in: '8.2.0-', changed: '9.1.0' } }],
    ['function', ['flush_query_cache'], { since: null, measured: { in: '7.3-7.3 9.1.0-' } }],
    // As new as the newest of a heading.
    ['function', ['abs', 'l2price'], { since: '8.2.0' }],
    ['function', ['abs', 'unheard_of'], { since: null, measured: { changed: '9.3.4' } }],
    ['function', ['unheard_of'], { since: null, before: '', measured: {} }],
    ['function', [], { since: null, before: '', measured: {} }],
    [
      'setting',
      ['pg.user'],
      {
        since: null,
        before: 'Before 8.2.0 the default was `admin`.',
        measured: { in: '7.3-9.1.0', defaults: 'admin\t8.2.0\troot' },
      },
    ],
  ] as const)('of the %s %j', (kind, names, expected) => {
    expect(releaseMark(history, kind, names, '9.1.0')).toMatchObject(expected)
  })

  test('says nothing of a default that is newer than what the pages describe', () => {
    expect(releaseMark(history, 'setting', ['pg.user'], '7.3').before).toBe('')
  })
})

describe('a page', () => {
  test('says since when there is a function, in HTML, Markdown and to search, not in its table of contents', async () => {
    const page = await pageOf(
      'docs/reference/function/finance.mdx',
      '## l2price\n\nA price.\n\n## abs(value)\n',
    )
    expect(page.html).toContain('<h2 id="l2price" data-in="8.2.0-" data-changed="9.1.0">')
    expect(page.html).toContain('<p><span class="mark since">Since 8.2.0</span>')
    expect(page.html).toContain('<h2 id="absvalue" data-changed="9.3.4">')
    expect(page.markdown).toContain('## l2price\n\n(since 8.2.0)\n\nA price.')
    expect(page.sections.find(({ id }) => id === 'l2price')?.text).toBe('Since 8.2.0\nA price.')
    expect(page.headings.map(({ title }) => title)).toEqual(['l2price', 'abs(value)'])
    expect(page.includes).toEqual(['data/releases.json'])
  })

  test('says since when there is a clause or a type, and which release its statement came with', async () => {
    const clauses = await pageOf('docs/reference/sql/create-table.mdx', '## TTL\n\n## WITH\n\n## Examples\n')
    expect(clauses.html.match(/Since [\d.]+/g)).toEqual(['Since 9.1.0'])
    expect(clauses.frontMatter.since).toBeUndefined()
    const types = await pageOf('docs/reference/sql/datatypes.mdx', '## VARCHAR\n')
    expect(types.html).toContain('Since 8.2.0')
    const statement = await pageOf('docs/reference/sql/declare.mdx', '## DECLARE\n')
    expect(statement.frontMatter.since).toBe('9.1.0')
    expect(statement.html).not.toContain('Since')
  })

  test('says of settings which default they had before', async () => {
    const { html } = await pageOf('docs/configuration.mdx', '<ConfigTable group="g" />')
    expect(html).toContain('Before 9.1.0 the default was <code>32768</code>.')
    // The browser asks for what it compares: see /docs/api/releases/settings.
    expect(html).not.toContain('data-in')
  })

  test('names what is measured, and takes the release from there', async () => {
    const { html, markdown } = await pageOf('docs/a.mdx', 'New <Since function="l2price" />')
    expect(html).toContain('New <span class="mark since">Since 8.2.0</span>')
    expect(markdown.trim()).toBe('New (since 8.2.0)')
  })

  test.each([
    ['<Since version="9.1.0" />', '<Since>: it names nothing that is measured'],
    [
      '<Since function="abs" />',
      '<Since>: nothing newer than the first measured release is the function "abs"',
    ],
  ])('cannot say another one: %s', async (body, message) => {
    expect(await problemsOf(body, { data })).toContainEqual(expect.objectContaining({ line: 6, message }))
  })
})
