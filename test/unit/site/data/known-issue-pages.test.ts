import { describe, expect, test } from 'vitest'
import { parseKnownIssues } from '#server/site/data/known-issues.ts'
import { YamlSource } from '#server/site/data/yaml-source.ts'
import { compile, problemsOf } from '#test/support/compile.ts'

const TEXTS = `
- id: lost-minus
  title: A filter loses the value minus one
  severity: wrong-result
  happens: The filter \`a < {0}\` loses rows.
  see: Count the rows twice.
  avoid: "Write \`a = -1\`."
  sample:
    steps:
      - CREATE TABLE t (a INT, seen_first TIMESTAMP) TIMESTAMP(seen_first) PARTITION BY DAY
      - sql: SELECT a FROM t
        affected: { result: "a\\n1" }
        right: { result: "a\\n-1" }
- id: pool-crash
  title: A pool of one thread crashes the server
  severity: crash
  happens: The process ends with signal 6.
  see: The log has the signal.
  avoid: Use two threads.
  sample: { unmeasured: It needs a machine with one processor. }
`

const MEASURED = `
- id: lost-minus
  digest: abc
  first: 9.1.0
  last: 9.2.1
  fixed: 9.2.2
  runs:
    - { from: "7.3", to: 9.0.3, outcome: right }
    - { from: 9.1.0, to: 9.2.1, outcome: affected }
    - { from: 9.2.2, to: 9.3.4, outcome: right }
`

const issuesOf = (measured: string) =>
  parseKnownIssues(new YamlSource('texts.yaml', TEXTS), new YamlSource('measured.yaml', measured))
const knownIssues = issuesOf(MEASURED)

const pageOf = (body: string) => compile(body, { data: { knownIssues } })

describe('a known issue', () => {
  test('is a line in its place that leads to the issue, folded at the end of the page', async () => {
    const { html, ids, includes } = await pageOf(
      'Before.\n\n<KnownIssue id="lost-minus" />\n\n## Last\n\nAfter.',
    )
    expect(ids).toEqual(['issue-lost-minus', 'last', 'known-issues'])
    expect(includes).toEqual(['data/known-issues.yaml', 'data/known-issues.measured.yaml'])
    const [place, end] = html.split('After.')
    expect(place).toContain(
      '<p class="issue-mark" data-bug="9.1.0-9.2.1"><a href="#issue-lost-minus">Known issue: A filter loses the value minus one</a>',
    )
    expect(end).toContain('<details class="known-issue" data-bug="9.1.0-9.2.1">')
    expect(end).toContain(
      '<summary><span>A filter loses the value minus one</span></summary><div id="issue-lost-minus">',
    )
    expect(end).toContain(
      '<strong>What happens:</strong> The filter <code class="whole">a &#x3C; {0}</code> loses rows.',
    )
    expect(end).toContain('<strong>How to see it:</strong> Count the rows twice.')
    expect(end).toContain('<strong>What to do:</strong> Write <code class="whole">a = -1</code>.')
    expect(end).toContain('Affected releases: 9.1.0 to 9.2.1. Fixed in 9.2.2.')
    expect(end).toContain('<a href="/docs/release-notes/known-issues/#issue-lost-minus">')
  })

  test('that several sections name is folded at the end once, below one heading with the others', async () => {
    const { html, headings } = await pageOf(
      ['lost-minus', 'pool-crash', 'lost-minus'].map((id) => `<KnownIssue id="${id}" />`).join('\n\n'),
    )
    expect(headings.map(({ title }) => title)).toEqual(['Known issues'])
    expect(html.match(/<a href="#issue-lost-minus">/g)).toHaveLength(2)
    expect(html.match(/ id="issue-[^"]*"/g)).toHaveLength(2)
  })

  test('keeps its anchor in the Markdown of the page', async () => {
    const { markdown } = await pageOf('<KnownIssue id="lost-minus" />')
    expect(markdown).toContain('[Known issue: A filter loses the value minus one](#issue-lost-minus)')
    expect(markdown).toContain('<a id="issue-lost-minus"></a>')
  })

  test('shows its sample, what an affected release answers and what is right', async () => {
    const { markdown } = await pageOf('<KnownIssue id="lost-minus" />')
    expect(markdown).toContain('seen_first TIMESTAMP)\nTIMESTAMP(seen_first) PARTITION BY DAY;\n\nSELECT')
    expect(markdown).toContain('Result:\n\n| a |\n|---|\n| 1 |\n\nThe right answer:\n\n```text\na\n-1\n```')
  })

  test('that was not measured says why', async () => {
    const { html } = await pageOf('<KnownIssue id="pool-crash" />')
    expect(html).toContain('Other releases were not tried. It needs a machine with one processor.')
    expect(html).not.toContain('data-bug')
  })

  test('that no measured release has mended is marked for newer ones too', async () => {
    const stays = issuesOf(MEASURED.replace(/ +fixed.*\n/, '').replace(/ +- \{ from: 9\.2\.2.*\n/, ''))
    const { html } = await compile('<KnownIssue id="lost-minus" />', { data: { knownIssues: stays } })
    expect(html).toContain('data-bug="9.1.0-"')
  })

  test('of an unknown id is an error', async () => {
    expect(await problemsOf('<KnownIssue id="nothing" />', { data: { knownIssues } })).toMatchObject([
      { line: 6, message: '<KnownIssue>: there is no known issue "nothing"' },
    ])
  })

  test('is in the list of all, by severity', async () => {
    const { headings, ids } = await pageOf('<IssueList />')
    expect(headings.map(({ title }) => title)).toEqual(['Silently wrong results', 'Crashes'])
    expect(ids).toEqual(expect.arrayContaining(['issue-lost-minus', 'issue-pool-crash']))
  })
})
