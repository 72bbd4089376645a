import { describe, expect, test } from 'vitest'
import type { DocsPath } from '#client/model/docs-path.ts'
import { findDefaultPasswords } from '#server/site/checks/pages.ts'
import type { CompiledPage } from '#server/site/compile/compile-page.ts'
import { withoutDefaultPassword } from '#server/site/compile/samples/credentials.ts'
import { NO_KINDS } from '#server/site/data/page-kinds.ts'
import { compile, htmlOf } from '#test/support/compile.ts'

const fence = (code: string, language = 'text') => `\`\`\`${language}\n${code}\n\`\`\`\n`
const NOTE = /<p><code>\{key\}<\/code> stands for your password, token or key([^<]*)/g
const notesOf = async (body: string) => [...(await htmlOf(body)).matchAll(NOTE)].map(([, end]) => end)

describe('a listing with {key}', () => {
  test('says below it what that is, on the page and in its Markdown', async () => {
    expect(await notesOf(fence('token={key}'))).toEqual(['.'])
    expect((await compile(fence('token={key}'))).markdown).toContain(
      '```\n\n`{key}` stands for your password, token or key.',
    )
  })

  test('says what it is on a new server, where it names one', async () => {
    expect(await notesOf(fence('postgresql://admin:{key}@localhost:8812/qdb'))).toEqual([
      '; on a new server the password is ',
    ])
  })

  test('does not name the standard password on a page that sets another', async () => {
    const page = `${fence('pg.password={key}')}\n## Try it\n\n${fence('postgresql://admin:{key}@localhost:8812/qdb')}`
    expect(await notesOf(page)).toEqual(['.', '.'])
  })

  test.each([
    ['that its author speaks of before', `Put your token in place of \`{key}\`:\n\n${fence('t={key}')}`, 0],
    ['that its author speaks of below', `${fence('t={key}')}\n\`{key}\` is a secret key of your own.`, 0],
    ['of several in a row: the last has it', `${fence('t={key}')}\n${fence('u={key}')}`, 1],
    ['of two with words between: once a section', `${fence('t={key}')}\nThen:\n\n${fence('u={key}')}`, 1],
    ['of two in two sections', `${fence('t={key}')}\n## Then\n\n${fence('u={key}')}`, 2],
    ['that means something else', fence(`topic_\${key} {{key}} f({key: 1})`), 0],
  ])('%s', async (_name, body, notes) => {
    expect(await notesOf(body)).toHaveLength(notes)
  })
})

test.each([
  ['host=x password=quest dbname=qdb', 'host=x password={key} dbname=qdb'],
  ['Password=quest;', 'Password={key};'],
  ["'password': 'quest',", "'password': '{key}',"],
  ['PGPASSWORD=quest psql', 'PGPASSWORD={key} psql'],
  ['postgresql://admin:quest@localhost', 'postgresql://admin:{key}@localhost'],
  ['password=questions', 'password=questions'],
  ['cd quest; user=quest', 'cd quest; user=quest'],
])('%s is shown as %s', (code, printed) => {
  expect(withoutDefaultPassword(code)).toBe(printed)
})

test('the check of the content finds the default password, but on the page about it', () => {
  const sections = [{ id: 'a', title: 'A', parents: [], text: '', code: 'password=quest', rows: [] }]
  const page = (file: string) => ({ file, sections }) as unknown as CompiledPage
  const byPath = new Map([
    ['/docs/a/' as DocsPath, page('docs/a.mdx')],
    ['/docs/guides/enterprise-quick-start/' as DocsPath, page('docs/guides/enterprise-quick-start.mdx')],
  ])
  const kinds = { ...NO_KINDS, defaultPassword: ['/docs/guides/enterprise-quick-start/'] }
  expect(findDefaultPasswords({ byPath, kinds }).map(({ file }) => file)).toEqual(['docs/a.mdx'])
})
