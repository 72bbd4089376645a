import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { NO_CONTENT_DATA } from '#server/site/data/content-data.ts'
import { NO_KINDS } from '#server/site/data/page-kinds.ts'
import { parseRelease, RELEASE_FILE } from '#server/site/data/release.ts'
import { readText } from '#server/site/read-content.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import type { Answer } from '../server/answer.ts'
import { type Database, DatabaseGone } from '../server/database.ts'
import { collectSamples, type PageFacts } from './collect-samples.ts'
import { verifyPage } from './verify-page.ts'

const HEAD = `---\ntitle: T\ndescription: ${'d'.repeat(80)}\n---\n`

/** Reads docs/page.mdx of a content folder that holds these files. */
async function read(files: Readonly<Record<string, string>>): Promise<PageFacts> {
  const root = await temporaryFolder()
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(`${root}/${file}`), { recursive: true })
    await writeFile(`${root}/${file}`, source)
  }
  const release = parseRelease(await readText(`${ROOT}content`, RELEASE_FILE))
  const page = collectSamples(root, 'docs/page.mdx', {
    release,
    planned: new Set(),
    kinds: NO_KINDS,
    data: NO_CONTENT_DATA,
  })
  return page.finally(() => rm(root, { recursive: true }))
}

/** Answers statements from a table; anything else is done without rows. */
function fakeDatabase(answers: Readonly<Record<string, Answer>>): Database & { readonly asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    async execute(statement) {
      asked.push(statement)
      if (statement === 'GONE') throw new DatabaseGone('gone')
      if (statement === 'STUCK') throw new Error('not applied within 20 s: trades')
      return answers[statement] ?? { kind: 'done' }
    },
    ask: async () => ({ kind: 'done' }),
    query: async () => [],
    settle: async () => {},
    clear: async () => {},
  }
}

const ONE: Answer = { kind: 'rows', table: { columns: [{ name: 'n', type: 'INT' }], rows: [['1']] } }
const ERROR: Answer = { kind: 'error', message: 'table does not exist [table=t]', position: 14 }

const verify = async (
  body: string,
  answers: Readonly<Record<string, Answer>> = { 'SELECT 1': ONE, BAD: ERROR },
) => verifyPage(await read({ 'docs/page.mdx': HEAD + body }), fakeDatabase(answers))

describe('a page', () => {
  test.each<[title: string, body: string, mismatches: [line: number, message: RegExp][]]>([
    ['whose result is the answer holds', '```sql\nSELECT 1\n```\n\n```result\nn\n1\n```', []],
    [
      'whose result differs fails at the result',
      '```sql\nSELECT 1\n```\n\n```result\nn\n2\n```',
      [[9, /result differs/]],
    ],
    [
      'with a result of a statement without rows fails',
      '```sql\nCREATE\n```\n```result\nn\n```',
      [[6, /returns no rows/]],
    ],
    [
      'whose statement fails says so at its line',
      '```sql\nSELECT 1;\nBAD;\nSELECT 1\n```',
      [[7, /table does not exist .*character 14/]],
    ],
    ['that expects a failure holds', '```sql fails="does not exist"\nSELECT 1; BAD\n```', []],
    [
      'that expects a failure fails on success',
      '```sql fails="x"\nSELECT 1\n```',
      [[6, /must fail with "x"/]],
    ],
    [
      'that expects a failure fails on another message',
      '```sql fails="nope"\nBAD\n```',
      [[6, /another message/]],
    ],
    [
      'that expects a failure does not expect it before the last statement',
      '```sql fails="not exist"\nBAD;\nBAD\n```',
      [[6, /the server says/]],
    ],
    ['with a result after prose fails', 'text\n\n```result\nn\n```', [[7, /does not follow a SQL sample/]]],
    ['with an empty fence fails', '```sql\n-- later\n```', [[5, /no statement/]]],
    ['whose table does not come to rest fails', '```sql\nSTUCK\n```', [[6, /not applied within/]]],
  ])('%s', async (_title, body, mismatches) => {
    const report = await verify(body)
    expect(report.mismatches.map(({ line }) => line)).toEqual(mismatches.map(([line]) => line))
    for (const [index, [, message]] of mismatches.entries())
      expect(report.mismatches[index]?.message).toMatch(message)
  })

  test('counts what it runs, and what it does not by reason', async () => {
    const report = await verify(
      '```sql setup\nA; B\n```\n\n```sql no-run="Enterprise"\nC; D; E\n```\n\n```sql\nSELECT 1\n```',
    )
    expect(report).toMatchObject({
      run: 3,
      skipped: [{ reason: 'Enterprise', statements: 3 }],
      mismatches: [],
    })
  })

  test('stops when the database is gone', async () => {
    await expect(verify('```sql\nGONE\n```')).rejects.toThrow(DatabaseGone)
  })

  test('runs what it includes, and places it in the snippet', async () => {
    const page = await read({
      'docs/page.mdx': `${HEAD}\n<Include file="partials/_setup" />\n\n\`\`\`sql\nSELECT '%VERSION%'\n\`\`\`\n`,
      'docs/partials/_setup.mdx': `${HEAD}\n\n\`\`\`sql\nBAD\n\`\`\`\n`,
    })
    const database = fakeDatabase({ BAD: ERROR })
    const report = await verifyPage(page, database)
    expect(database.asked).toEqual(['BAD', "SELECT '9.1.0'"])
    expect(report.mismatches).toMatchObject([{ file: 'docs/partials/_setup.mdx', line: 8 }])
    expect(page.includes).toEqual(['docs/partials/_setup.mdx'])
  })

  test('places an included listing in its own file', async () => {
    const page = await read({
      'docs/page.mdx': `${HEAD}\n<Include file="samples/x/setup.sql" />\n`,
      'samples/x/setup.sql': "SELECT '%VERSION%';\nBAD;\n",
    })
    const report = await verifyPage(page, fakeDatabase({ BAD: ERROR }))
    expect(report.mismatches).toMatchObject([{ file: 'samples/x/setup.sql', line: 2 }])
  })

  test('that includes what is not there cannot be read', async () => {
    const body = '<Include file="partials/_gone" />\n'
    await expect(read({ 'docs/page.mdx': HEAD + body })).rejects.toThrow('docs/page.mdx:5')
  })

  test('is read inside lists, tabs and callouts', async () => {
    const body =
      '- a\n\n  ```sql\n  SELECT 1\n  ```\n\n<Tabs group="x">\n<Tab value="a" label="A">\n\n```sql\nSELECT 2\n```\n\n</Tab>\n</Tabs>\n\n:::note\n\n```sql\nSELECT 3\n```\n\n:::\n'
    const page = await read({ 'docs/page.mdx': HEAD + body })
    expect(page.samples.map(({ text, line }) => [text, line])).toEqual([
      ['SELECT 1', 7],
      ['SELECT 2', 14],
      ['SELECT 3', 23],
    ])
  })
})

test('diagrams of another language than SQL are not held against the server', async () => {
  const fence = (meta: string, rule: string) => `\`\`\`railroad${meta}\n${rule}\n\`\`\`\n\n`
  const page = await read({
    'docs/page.mdx': `---\ntitle: A\ndescription: B\n---\n\n${fence('', "a ::= 'A'")}${fence(' no-run="no SQL"', "b ::= 'B'")}`,
  })
  expect(page.grammars).toEqual(["a ::= 'A'"])
})

describe('errors that a page quotes', () => {
  const quoted = async (body: string) => {
    const { errorTexts } = await read({ 'docs/page.mdx': `${HEAD}${body}` })
    return errorTexts.map(({ text }) => text)
  }

  test.each([
    ['a table of messages', '| Message | Cause |\n|---|---|\n| `a b`, `c d` | `e` |', ['a b', 'c d']],
    [
      'a list of messages',
      'Messages, and what to do:\n\n- `a b`, or `c d` here: see `e: f`.',
      ['a b', 'c d'],
    ],
    ['a list announced at the end of a paragraph', 'It ends. Messages and their causes:\n\n- `a`: x.', ['a']],
    ['another table', '| You see | Cause |\n|---|---|\n| `a b` | c |', []],
    ['another list', 'It needs:\n\n- `a b`: c.', []],
  ])('are those of %s', async (_what, body, expected) => {
    expect(await quoted(body)).toEqual(expected)
  })
})
