import { expect, test } from 'vitest'
import { NO_KINDS } from '#server/site/data/page-kinds.ts'
import { NO_CONTENT_DATA } from '#test/support/compile.ts'
import { contentTree } from '#test/support/files/content-tree.ts'
import { readRelease } from '../pages.ts'
import { DatabaseGone } from '../server/database.ts'
import { failure, fakeDatabase, ONE } from '../server/fake-database.ts'
import { collectSamples, type PageFacts } from './collect-samples.ts'
import { verifyPage } from './verify-page.ts'

const HEAD = `---\ntitle: T\ndescription: ${'d'.repeat(80)}\n---\n`

/** Reads docs/page.mdx of a content folder that holds this body and these files. */
async function read(body: string, files: Readonly<Record<string, string>> = {}): Promise<PageFacts> {
  const root = await contentTree({ 'docs/page.mdx': HEAD + body, ...files })
  const options = { kinds: NO_KINDS, data: NO_CONTENT_DATA }
  return collectSamples(root, 'docs/page.mdx', { ...options, release: readRelease() })
}

const server = () =>
  fakeDatabase((statement) => {
    if (statement === 'GONE') throw new DatabaseGone('gone')
    if (statement === 'STUCK') throw new Error('not applied within 20 s: trades')
    if (statement === 'EXPLAIN UNKNOWN') return failure('table does not exist [table=t]')
    return { 'SELECT 1': ONE, BAD: failure('table does not exist [table=t]') }[statement]
  })
const verify = async (body: string) => verifyPage(await read(body), server())

test.each<[title: string, body: string, problem: RegExp | null]>([
  ['whose result is the answer holds', '```sql\nSELECT 1\n```\n\n```result\nn\n1\n```', null],
  ['whose result differs fails', '```sql\nSELECT 1\n```\n\n```result\nn\n2\n```', /^9: .*result differs/],
  ['with a result of no rows fails', '```sql\nCREATE\n```\n```result\nn\n```', /^6: .*returns no rows/],
  ['whose statement fails says so', '```sql\nA;\nBAD;\nB\n```', /^7: .*does not exist .*character 14/],
  ['that expects a failure holds', '```sql fails="does not exist"\nSELECT 1; BAD\n```', null],
  ['that expects a failure fails on success', '```sql fails="x"\nA\n```', /^6: .*must fail with "x"/],
  ['that expects a failure fails on another', '```sql fails="nope"\nBAD\n```', /^6: .*another message/],
  ['expects a failure of the last only', '```sql fails="not"\nBAD;\nBAD\n```', /^6: .*server says/],
  ['with a result after prose fails', 'text\n\n```result\nn\n```', /^7: .*does not follow a SQL sample/],
  ['with an empty fence fails', '```sql\n-- later\n```', /^5: .*no statement/],
  ['whose table does not come to rest fails', '```sql\nSTUCK\n```', /^6: .*not applied within/],
  ['whose sample the demo takes holds', '```sql demo\nSELECT 2\n```', null],
  ['whose sample the demo does not take fails', '```sql demo\nUNKNOWN\n```', /^6: the demo would say/],
  ['whose sample is not for the demo holds', '```sql\nUNKNOWN\n```', null],
])('a page %s', async (_title, body, problem) => {
  const { mismatches } = await verify(body)
  expect(mismatches).toHaveLength(problem ? 1 : 0)
  if (problem) expect(`${mismatches[0]?.line}: ${mismatches[0]?.message}`).toMatch(problem)
})

test('statements that run are counted, and those that do not by reason', async () => {
  const body = '```sql setup\nA; B\n```\n\n```sql no-run="Enterprise"\nC; D; E\n```\n\n```sql\nSELECT 1\n```'
  const skipped = [{ reason: 'Enterprise', statements: 3 }]
  expect(await verify(body)).toMatchObject({ run: 3, skipped, mismatches: [] })
})

test('a page stops when the database is gone', async () => {
  await expect(verify('```sql\nGONE\n```')).rejects.toThrow(DatabaseGone)
})

test('what a page includes runs with it, and has its place in its own file', async () => {
  const page = await read(
    '<Include file="partials/_setup" />\n\n<Include file="samples/x.sql" />\n\n```sql\nSELECT \'%VERSION%\'\n```\n',
    {
      'docs/partials/_setup.mdx': `${HEAD}\n\n\`\`\`sql\nBAD\n\`\`\`\n`,
      'samples/x.sql': "SELECT '%VERSION%';\nBAD;\n",
    },
  )
  const database = server()
  const { mismatches } = await verifyPage(page, database)
  expect(database.statements).toEqual(['(clear)', 'BAD', "SELECT '9.1.0'", 'BAD', "SELECT '9.1.0'"])
  expect(mismatches.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'docs/partials/_setup.mdx:8',
    'samples/x.sql:2',
  ])
  expect(page.includes).toEqual(['docs/partials/_setup.mdx', 'samples/x.sql'])
})

test('a page that includes what is not there cannot be read', async () => {
  await expect(read('<Include file="partials/_gone" />\n')).rejects.toThrow('docs/page.mdx:5')
})

test('samples inside lists, tabs and callouts are read', async () => {
  const sample = (indent: string) => ['```sql', 'A', '```'].map((line) => indent + line).join('\n')
  const page = await read(
    `- a\n\n${sample('  ')}\n\n<Tabs group="x">\n<Tab value="a" label="A">\n\n${sample('')}\n\n</Tab>\n</Tabs>\n\n:::note\n\n${sample('')}\n\n:::\n`,
  )
  expect(page.samples.map(({ line }) => line)).toEqual([7, 14, 23])
})

test('diagrams of another language than SQL are not held against the server', async () => {
  const fence = (meta: string, rule: string) => `\`\`\`railroad${meta}\n${rule}\n\`\`\`\n\n`
  const page = await read(fence('', "a ::= 'A'") + fence(' no-run="no SQL"', "b ::= 'B'"))
  expect(page.grammars).toEqual(["a ::= 'A'"])
})

test.each([
  ['a table of messages', '| Message | Cause |\n|---|---|\n| `a b`, `c d` | `e` |', ['a b', 'c d']],
  ['a list of messages', 'Messages, and what to do:\n\n- `a b`, or `c d` here: see `e: f`.', ['a b', 'c d']],
  ['a list after another sentence', 'It ends. Messages and their causes:\n\n- `a`: x.', ['a']],
  ['another table', '| You see | Cause |\n|---|---|\n| `a b` | c |', []],
  ['another list', 'It needs:\n\n- `a b`: c.', []],
])('errors that a page quotes are those of %s', async (_what, body, expected) => {
  expect((await read(body)).errorTexts.map(({ text }) => text)).toEqual(expected)
})
