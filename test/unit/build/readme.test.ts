import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { parseConfig } from '#server/config.ts'

const read = (file: string): Promise<string> => readFile(ROOT + file, 'utf8')

/** Files that the README's steps create. */
const EXAMPLES = new Set([
  'content/docs/concept/my-page.mdx',
  'server/http/routes/pages-api.ts',
  'server/site/components/due.ts',
])

/** Variables with their defaults, as the operators' table has them: several in a row, "none" or nothing where there is none. */
async function listedVariables(): Promise<[name: string, standard: string][]> {
  const [, table = ''] = (await read('build/deploy/README.md')).split('| Variable | Default | Meaning |\n')
  const rows = (table.split('\n\n')[0] ?? '').split('\n').slice(1)
  return rows.flatMap((row) => {
    const [, names = '', defaults = ''] = row.split('|').map((cell) => cell.trim())
    const values = defaults.split(', ')
    return names
      .split(', ')
      .map((name, index): [string, string] => [unquote(name), unquote(values[index] ?? '')])
  })
}

const unquote = (code: string): string => (code === 'none' ? '' : code.replaceAll('`', ''))

test('the table in build/deploy/README.md has a row for each variable of server/config.ts, with its default', async () => {
  const listed = await listedVariables()
  const schema = Object.entries(parseConfig({})).map(([name, value]) => [name, String(value ?? '')])
  expect(listed.toSorted()).toEqual(schema.toSorted())
})

test('each command is named in a README', async () => {
  const { scripts } = JSON.parse(await read('package.json'))
  const text = (await read('README.md')) + (await read('test/README.md'))
  const named = [...text.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name)
  expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([])
})

test('the README can be read at once, and decisions are few and short', async () => {
  expect((await read('README.md')).split('\n').length).toBeLessThanOrEqual(151)
  const [, ...decisions] = (await read('DECISIONS.md')).split('## Dependencies')[0]?.split('\n### ') ?? []
  expect(decisions.length).toBeLessThanOrEqual(40)
  const lines = (entry: string) => entry.split('\n## ')[0]?.trim().split('\n').length ?? 0
  expect(decisions.filter((entry) => lines(entry) > 6)).toEqual([])
})

test('the documents name only files that exist', async () => {
  const documents = ['README.md', 'ARCHITECTURE.md', 'DECISIONS.md']
  const texts = await Promise.all(documents.map(read))
  const named = texts.flatMap((text) => [
    ...[...text.matchAll(/(?:\]\(|`)((?:client|server|build|test|content)\/[\w./-]*[\w/])[)`#]/g)].map(
      ([, path = '']) => path,
    ),
  ])
  expect(named.length).toBeGreaterThan(50)
  expect([...new Set(named)].filter((path) => !existsSync(ROOT + path) && !EXAMPLES.has(path))).toEqual([])
})
