import { hash } from 'node:crypto'
import { chmod, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'

let folder: string
const sealed = (text: string) => `${hash('sha256', text, 'base64url')}\n${text}`
let warnings: string[]
const open = () => openCacheFolder(folder, (message) => warnings.push(message))

beforeEach(async () => {
  folder = await temporaryFolder()
  warnings = []
})

describe('a cache folder', () => {
  test('gives back what was written, and nothing for what was not', async () => {
    await open().write('pages/a.json', { words: ['a'] })
    expect(await open().read('pages/a.json')).toEqual({ words: ['a'] })
    expect(await open().read('pages/b.json')).toBeNull()
    expect(warnings).toEqual([])
  })

  test.each([
    ['is cut off', (text: string) => text.slice(0, -3)],
    ['is empty', () => ''],
    ['has another word in it', (text: string) => text.replace('words', 'sword')],
    ['another program wrote', () => '{"docs/index.mdx":{"hash":"x","page":{}}}'],
    ['has a right hash before bytes of another form', () => sealed('{"words":["a"]}')],
  ])('takes no file that %s, names it and deletes it', async (_, damage) => {
    await open().write('pages/a.json', { words: ['a'] })
    const file = join(folder, 'pages/a.json')
    await writeFile(file, damage(await readFile(file, 'latin1')), 'latin1')
    expect(await open().read('pages/a.json')).toBeNull()
    expect(warnings).toEqual([`${file} is not used: it is damaged. It is made again`])
    expect(await readdir(join(folder, 'pages'))).toEqual([])
  })

  test.each([
    ['is refused', () => null],
    [
      'ends its parser with an error',
      (value: unknown) => {
        throw new Error(`${value}`)
      },
    ],
  ])('takes no value of a form that %s, names its file and deletes it', async (_, parse) => {
    await open().write('pages/a.json', { words: ['a'] })
    expect(await open().read('pages/a.json', parse)).toBeNull()
    expect(warnings).toEqual([expect.stringContaining('pages/a.json is not used')])
    expect(await readdir(join(folder, 'pages'))).toEqual([])
  })

  test.each([
    ['a file', 'pages/a.json'],
    ['a folder', 'pages'],
  ])('takes nothing of %s that others may write, and says so', async (_, name) => {
    await open().write('pages/a.json', { words: ['a'] })
    await chmod(join(folder, name), 0o777)
    expect(await open().read('pages/a.json')).toBeNull()
    expect(warnings.join()).toContain('other users could have written it')
  })

  test('gives back maps and typed arrays', async () => {
    const value = new Map([['words', { numbers: Uint32Array.of(1, 70_000), letters: 'naïve ✓' }]])
    await open().write('search/words', value)
    expect(await open().read('search/words')).toEqual(value)
  })

  test('can be used where everybody may write in the folder around it', async () => {
    await chmod(folder, 0o777)
    await open().write('pages/a.json', 1)
    expect(await open().read('pages/a.json')).toBe(1)
  })

  test('warns once of what cannot be written', async () => {
    const cache = openCacheFolder('/dev/null/cache', (message) => warnings.push(message))
    await cache.write('pages/a.json', 1)
    await cache.write('data/b.json', 2)
    await cache.prune()
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('cannot be kept in /dev/null/cache: ENOTDIR')
  })
})

describe('pruning', () => {
  const LONG_AGO = Date.now() / 1000 - 8 * 86_400

  async function start(...names: string[]): Promise<string[]> {
    const cache = open()
    for (const name of names) {
      if ((await cache.read(name)) === null) await cache.write(name, name)
      await utimes(join(folder, name), LONG_AGO, LONG_AGO)
    }
    await cache.prune()
    return (await readdir(join(folder, 'pages'))).sort()
  }

  test('takes away what is old and has no use', async () => {
    expect(await start('pages/old.json', 'data/one.json')).toEqual(['old.json'])
    expect(await start('pages/new.json', 'data/one.json')).toEqual(['new.json'])
    expect(await readdir(join(folder, 'data'))).toEqual(['one.json'])
  })

  test('leaves what is new, and what is in other folders', async () => {
    await open().write('clients/mine.json', 1)
    await utimes(join(folder, 'clients/mine.json'), LONG_AGO, LONG_AGO)
    await start('pages/new.json')
    await writeFile(join(folder, 'pages/draft.json.123'), '')
    expect(await start('pages/new.json')).toEqual(['draft.json.123', 'new.json'])
    expect(await readdir(join(folder, 'clients'))).toEqual(['mine.json'])
  })
})
