import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { bakeLastUpdated } from '#build/last-updated.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'

let folder: string
let repository: string
const baked = () => join(folder, 'last-updated.json')
const datesOf = async (root: string) => {
  await bakeLastUpdated(root, baked())
  return JSON.parse(await readFile(baked(), 'utf8')).dates
}

function git(cwd: string, words: readonly string[], date = '2025-01-01T00:00:00Z'): void {
  const who = ['GIT_AUTHOR', 'GIT_COMMITTER'].flatMap((role) => [
    [`${role}_NAME`, 'A'],
    [`${role}_EMAIL`, 'a@example.org'],
    [`${role}_DATE`, date],
  ])
  // Whatever the machine's own settings are.
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', ...Object.fromEntries(who) }
  execFileSync('git', words, { cwd, env, stdio: 'pipe' })
}

async function commit(date: string, ...pages: readonly string[]): Promise<void> {
  for (const page of pages) await writeFile(join(repository, page), date)
  git(repository, ['add', '.'])
  git(repository, ['commit', '--quiet', '--message', 'Pages'], date)
}

beforeEach(async () => {
  folder = await temporaryFolder()
  repository = join(folder, 'origin')
  await mkdir(join(repository, 'content/docs'), { recursive: true })
  git(repository, ['init', '--quiet'])
  await commit('2025-10-01T08:00:00+02:00', 'content/docs/index.mdx', 'content/docs/symbol.mdx')
  await commit('2025-11-02T10:00:00+02:00', 'content/docs/index.mdx', 'server.ts')
  return () => rm(folder, { recursive: true })
})

test('a page has the date of its newest commit, and nothing else has one', async () => {
  expect(await datesOf(repository)).toEqual({
    'docs/index.mdx': '2025-11-02T10:00:00+02:00',
    'docs/symbol.mdx': '2025-10-01T08:00:00+02:00',
  })
})

test('a new commit brings new dates', async () => {
  await datesOf(repository)
  await commit('2025-12-03T10:00:00+02:00', 'content/docs/symbol.mdx')
  expect(await datesOf(repository)).toMatchObject({ 'docs/symbol.mdx': '2025-12-03T10:00:00+02:00' })
})

test('a shallow clone has no dates: those that it knows would be wrong for most pages', async () => {
  const clone = join(folder, 'clone')
  git(folder, ['clone', '--quiet', '--depth', '1', `file://${repository}`, clone])
  expect(await datesOf(clone)).toEqual({})
})

test('without a repository, what was baked where there was one stays', async () => {
  const dates = await datesOf(repository)
  await rm(join(repository, '.git'), { recursive: true })
  expect(await datesOf(repository)).toEqual(dates)
})

test('a change of a word is no change of a page', async () => {
  const page = 'content/docs/symbol.mdx'
  const write = async (text: string, date: string) => {
    await writeFile(join(repository, page), text)
    git(repository, ['add', '.'])
    git(repository, ['commit', '--quiet', '--message', 'Symbols'], date)
  }
  await write('one\ntwo\nthree\n', '2026-01-01T00:00:00+00:00')
  await write('one\ntoo\nthree\n', '2026-01-02T00:00:00+00:00')
  expect(await datesOf(repository)).toMatchObject({ 'docs/symbol.mdx': '2026-01-01T00:00:00+00:00' })
})
