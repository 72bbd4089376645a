import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import { loadContentData } from '#server/site/data/content-data.ts'
import { createDataFiles } from '#server/site/data/data-files.ts'
import { parseClientLibraries } from '#server/site/data/parse-client-libraries.ts'
import { parseSettings } from '#server/site/data/settings.ts'
import { compile, problemsOf } from '#test/support/compile.ts'
import { readData } from '#test/support/files/read-data.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'

const SETTINGS = `
- key: http.enabled
  default: true
  type: boolean
  group: http
  description: Starts the server, see \`http.port\` | more.
- key: http.port
  default: 9000
  type: integer
  unit: port
  reloadable: true
  group: http
  edition: enterprise
  description: |
    The port.
    Another [line](/docs/other/).
- key: cairo.root
  default: null
  type: path
  group: cairo
  description: Where tables are.
`

const LIBRARIES = `
- language: Go
  key: go
  name: go-client
  protocol: ilp
  page: /docs/other/
  repository: https://example.org/go
  description: Rows from \`go\`.
`

const data = {
  settings: readData(parseSettings, SETTINGS).value,
  clientLibraries: readData(parseClientLibraries, LIBRARIES).value,
}

const pageOf = (body: string, settings = data.settings) => compile(body, { data: { ...data, settings } })

describe('a table of settings', () => {
  test('is a list of the settings of its group, each with an anchor and a link to itself', async () => {
    const { html, ids, includes } = await pageOf('<ConfigTable group="http" />')
    expect(ids).toEqual(['http.enabled', 'http.port'])
    expect(html).toContain(
      '<li id="http.port"><a href="#http.port">http.port</a><span>Default <code>9000</code> port</span><b>Reloads</b> <span class="mark enterprise">Enterprise</span><code>QDB_HTTP_PORT</code><p>The port.',
    )
    expect(html).toContain('<span>Default <code>true</code></span><code>QDB_HTTP_ENABLED</code><p>Starts')
    expect(html).toContain('<span class="mark enterprise">Enterprise</span>')
    expect(html).toContain('Starts the server, see <code>http.port</code> | more.')
    expect(html).not.toContain('cairo.root')
    expect(includes).toEqual(['data/configuration.yaml', 'data/releases.json'])
  })

  test('is folded from nine settings on, and says the release that introduced one beside its key', async () => {
    const many = Array.from(
      { length: 9 },
      (_, at) => `
- key: a.${at}
  default: 60000
  type: duration
  unit: ms
  group: many
  description: Waits so long. Since 9.0.1.
`,
    )
    const settings = readData(parseSettings, many.join('')).value
    const { html } = await pageOf('<ConfigTable group="many" />', settings)
    expect(html).toContain(
      '<settings-list><details><summary><span>9 settings: a.0, a.1, …</span></summary><ul class="settings">',
    )
    expect(html).toContain(
      '<span>Default <code>60000</code> ms, 1 min</span> <i>Since 9.0.1</i><code>QDB_A_8</code><p>Waits so long.',
    )
  })

  test('breaks a long name between its words, once a line', async () => {
    const yaml =
      '- key: cairo.sql.parallel.groupby.merge.shard.queue.capacity\n  default: true\n  type: boolean\n  group: cairo\n  description: Tasks that may wait.\n'
    const settings = readData(parseSettings, yaml).value
    const { html } = await pageOf('<ConfigTable group="cairo" />', settings)
    expect(html).toContain('>cairo.sql.parallel.groupby<wbr>.merge.shard.queue.capacity</a>')
    expect(html).toContain('QDB_CAIRO_SQL_PARALLEL_<wbr>GROUPBY_MERGE_SHARD_QUEUE_<wbr>CAPACITY</code>')
  })

  test('is a table in Markdown too', async () => {
    const { markdown } = await pageOf('<ConfigTable group="cairo" />')
    expect(markdown.replace(/ +/g, ' ').trim().split('\n')).toEqual([
      '| Setting | Environment variable | Default | Reloads | Meaning |',
      '| - | - | - | - | - |',
      '| `cairo.root` | `QDB_CAIRO_ROOT` | none (path) | no | Where tables are. |',
    ])
  })

  test('is found by key, variable and description', async () => {
    const { sections } = await pageOf('<ConfigTable group="http" />')
    expect(sections[0]?.rows[1]).toEqual({
      id: 'http.port',
      cells: ['http.port', 'QDB_HTTP_PORT', '9000 port', 'yes', ' The port. Another line.'],
    })
  })

  test('of no group is an error that names the groups', async () => {
    expect(await problemsOf('<ConfigTable group="htp" />', { data })).toMatchObject([
      {
        file: 'docs/a/page.mdx',
        line: 6,
        message: '<ConfigTable>: there is no group of settings "htp"',
        remedy: 'Did you mean "http"? Groups are cairo, http.',
      },
    ])
  })
})

describe('client libraries', () => {
  test('are cards that lead to their pages, and a list in Markdown', async () => {
    const { html, markdown } = await pageOf('<ClientLibraries protocol="ilp" />')
    expect(html).toContain('<strong>Go</strong><div><p>Rows from <code>go</code>.</div>')
    expect(markdown).toContain('- [Go](/docs/other/): Rows from `go`.')
  })

  test('of an unknown protocol are an error', async () => {
    expect(await problemsOf('<ClientLibraries protocol="smtp" />', { data })).toMatchObject([
      { line: 6, message: '<ClientLibraries> knows no protocol="smtp"' },
    ])
  })
})

describe('a data file', () => {
  test.each([
    ['- key: a b\n', 1, '"key":'],
    [
      `${SETTINGS}- key: x\n  default: 1\n  type: weight\n  group: g\n  description: Long enough.\n`,
      24,
      '"type":',
    ],
    [`${SETTINGS}- just text\n`, 22, 'expected object'],
    ['key: [', 1, ''],
    ['a: 1\n', 1, 'it is not a list'],
    [`${SETTINGS}${SETTINGS}`, 23, 'the key http.enabled is there twice'],
  ])('of another form is a problem with its line: %j', (yaml, line, message) => {
    const { problems } = readData(parseSettings, yaml, 'data/x.yaml')
    expect(problems[0]?.file).toBe('data/x.yaml')
    expect(problems[0]?.line).toBe(line)
    expect(problems.map((problem) => problem.message).join()).toContain(message)
  })

  test('that is not there is empty', () => {
    expect(readData(parseSettings, '')).toEqual({ value: [], problems: [] })
  })

  test('of this repository is sound, and the same when it was kept', async () => {
    const folder = await temporaryFolder()
    const root = `${ROOT}content`
    const files = createDataFiles(
      root,
      openCacheFolder(folder, () => {}),
      'test',
    )
    const own = await loadContentData(root, files)
    expect(files.problems).toEqual([])
    const kept = await readdir(join(folder, 'data'))
    expect(kept).toHaveLength(6)
    expect((await loadContentData(root, files)).settings).toEqual(own.settings)
    for (const name of kept) await writeFile(join(folder, 'data', name), '[{"key":')
    expect((await loadContentData(root, files)).settings).toEqual(own.settings)
    for (const name of kept) await openCacheFolder(folder, () => {}).write(`data/${name}`, 'no list')
    expect((await loadContentData(root, files)).settings).toEqual(own.settings)
    expect(new Set(own.settings.map(({ group }) => group))).toContain('http')
  })
})
