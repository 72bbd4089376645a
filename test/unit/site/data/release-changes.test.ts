import { expect, test } from 'vitest'
import { createReleaseHistory } from '#server/site/data/release-history.ts'
import { parseSettings } from '#server/site/data/settings.ts'
import { RELEASES } from '#test/fixtures/releases.ts'
import { compile, problemsOf } from '#test/support/compile.ts'
import { readData } from '#test/support/files/read-data.ts'

const { value: settings } = readData(
  parseSettings,
  '- key: pg.user\n  default: root\n  type: text\n  group: pg\n  description: The name of the user.\n',
)

const data = { settings, releases: createReleaseHistory(RELEASES) }

test('the releases are lists of what came, went and changed, a name to a line, the newest first, with links to what is described', async () => {
  const page = await compile('<ReleaseChanges from="8.2.0" />', { data })
  expect(page.headings.map(({ title }) => title)).toEqual(['9.3.4', '9.1.0', '8.2.0'])
  const markdown = page.markdown.replace(/ +/g, ' ').replace(/-{2,}/g, '-')
  const [newest = '', described = '', oldest = ''] = markdown.split(/^## /m).slice(1)
  expect(newest).toContain('Built on 2026-03-26.')
  expect(newest).toContain(
    '- New keywords\n - `window`\n- Removed settings\n - [`pg.user`](/docs/configuration/#pg.user)',
  )
  expect(newest).toContain('- Functions that take other arguments than before\n - [`abs`](/docs/go/abs/)')
  expect(described).toContain('- New statements\n - [DECLARE](/docs/reference/sql/declare/)')
  expect(described).toContain('- New clauses\n - [`TTL` in CREATE TABLE](/docs/reference/sql/create-table/)')
  expect(described).toContain(
    '- Settings with another default\n - `line.tcp.msg.buffer.size`: `131072` instead of `32768`',
  )
  expect(oldest).toContain(' - [`pg.user`](/docs/configuration/#pg.user): `root` instead of `admin`')
  expect(oldest).toContain(
    '- New functions\n - [`l2price`](/docs/go/l2price/)\n- Removed functions\n - [`flush_query_cache`](/docs/go/flush_query_cache/)',
  )
})

test('a release that was not measured is an error', async () => {
  expect(await problemsOf('<ReleaseChanges from="8.0" />', { data })).toMatchObject([
    { line: 6, message: '<ReleaseChanges>: no such release is measured' },
  ])
})
