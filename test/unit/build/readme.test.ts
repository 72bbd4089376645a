import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { parseConfig } from '#server/config.ts'

/** Variables with their defaults, as the README's table has them: several in a row, "none" or nothing where there is none. */
async function variablesOfReadme(): Promise<[name: string, standard: string][]> {
  const [, table = ''] = (await readFile(`${ROOT}README.md`, 'utf8')).split(
    '| Variable | Default | Meaning |\n',
  )
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

test('the README has each variable once, with its default', async () => {
  const listed = await variablesOfReadme()
  const schema = Object.entries(parseConfig({})).map(([name, value]) => [name, String(value ?? '')])
  expect(listed.toSorted()).toEqual(schema.toSorted())
})

test('the README names each command', async () => {
  const { scripts } = JSON.parse(await readFile(`${ROOT}package.json`, 'utf8'))
  const readme = await readFile(`${ROOT}README.md`, 'utf8')
  const named = [...readme.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name)
  expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([])
})
