import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import type { DocsPath } from '#client/model/docs-path.ts'
import { createMovedNames } from '#server/search/symbols/moved-names.ts'
import { knownIdsOf, withIds } from '#server/site/checks/known-ids.ts'
import { findLinkFaults } from '#server/site/checks/link-faults.ts'
import { findLostFragments } from '#server/site/checks/lost-fragments.ts'
import { parseOldFragments } from '#server/site/data/old-fragments.ts'
import { NO_KINDS } from '#server/site/data/page-kinds.ts'
import { resolveFragment } from '#server/site/resolve-fragment.ts'
import type { SiteContent } from '#server/site/site-content.ts'
import { readData } from '#test/support/files/read-data.ts'

const YAML = `
/docs/a/:
  one: first  1st
  content: overview
  /docs/b/#two: second
/docs/gone/:
  one: began
`
const { value: oldFragments } = readData(parseOldFragments, YAML)
const A = '/docs/a/' as DocsPath
const B = '/docs/b/' as DocsPath
const GONE = '/docs/gone/' as DocsPath
const ids = new Map([
  [A, new Set(['one', 'three'])],
  [B, new Set(['two'])],
])
const table = {
  idsOf: (path: DocsPath) => ids.get(path),
  redirects: new Map([[GONE, A]]),
  oldFragments,
}

test.each([
  ['of a section that is there', A, 'three', '/docs/a/#three'],
  ['of one that has another name', A, 'first', '/docs/a/#one'],
  ['of one that has had two names', A, '1st', '/docs/a/#one'],
  ['of one that is on another page', A, 'second', '/docs/b/#two'],
  ['of what is the whole page now', A, 'overview', '/docs/a/#content'],
  ['of a page that has moved', GONE, 'three', '/docs/a/#three'],
  ['of a page that has moved, which had another name there', GONE, 'first', '/docs/a/#one'],
  ['that never existed', A, 'toString', null],
  ['of no page', '/docs/c/' as DocsPath, 'one', null],
])('a fragment %s leads where it should', (_name, path, fragment, address) => {
  expect(resolveFragment(table, path, fragment)).toBe(address)
})

test.each([
  ['/docs/a/:\n  one: x\n  two: x y\n', 'line 3: /docs/a/#x leads to two places'],
  ['docs/a:\n  one: x\n', 'line 1: docs/a is no path of a page'],
  ['/docs/a/: x\n', 'line 1: "/docs/a/": '],
])('a table that says %j is refused', (yaml, message) => {
  const [problem] = readData(parseOldFragments, yaml).problems
  expect(`line ${problem?.line}: ${problem?.message}`).toContain(message)
})

test('a name is looked up where one section alone had it', () => {
  const find = createMovedNames({
    '/docs/a/': { first: 'one', both: 'one' },
    '/docs/b/': { both: 'two', first: '/docs/a/#one' },
  })
  expect([find('FIRST'), find('both'), find('none')]).toEqual(['/docs/a/#one', undefined, undefined])
})

describe('what the check of the content says', () => {
  const byPath = new Map(
    [...ids].map(([path, present]) => [path, { ids: [...present], references: [], sections: [] }]),
  ) as unknown as SiteContent['byPath']
  const content = { byPath, redirects: table.redirects, oldFragments, siteReferences: [] }
  const lost = (knownIds: string, old = oldFragments) =>
    findLostFragments({ ...content, oldFragments: old }, { knownIds }).map(({ message }) => message)
  const SOUND = '/docs/a/ one three first\n/docs/b/ two\n/docs/gone/ three began\n'

  test('is nothing where every section that there was leads somewhere', () => {
    const entries = { ...oldFragments, '/docs/gone/': { began: '/docs/a/#one' } }
    expect(lost(SOUND, entries)).toEqual([])
  })

  test('names a section that leads nowhere, or to what is gone', () => {
    expect(lost(`${SOUND}/docs/c/ x\n`, { '/docs/a/': { first: 'away' } })).toEqual([
      '/docs/a/#first leads nowhere',
      '/docs/gone/#began leads nowhere',
      '/docs/c/#x leads nowhere',
    ])
  })

  test('names a section that is not listed yet', () => {
    expect(lost('/docs/a/ one\n/docs/b/ two\n', {})).toEqual([
      '/docs/a/ has sections that are not listed: three',
    ])
  })

  test('tells an author what a link should say', () => {
    const link = (url: string) =>
      findLinkFaults({ ...content, kinds: NO_KINDS, siteReferences: [{ url, file: 'site.yaml' }] })
    expect(link('/docs/a/#second')).toEqual([
      {
        file: 'site.yaml',
        kind: 'redirected-link',
        message: 'the link /docs/a/#second names what is called otherwise now; write /docs/b/#two',
      },
    ])
    expect(link('/docs/a/#one')).toEqual([])
    // As the address bar shows it.
    expect(link('/docs/a/#%6Fne')).toEqual([])
    expect(link('/docs/a/#no').map(({ kind }) => kind)).toEqual(['broken-anchor'])
  })
})

describe('the list of all sections that there ever were', () => {
  const FILE = 'content/data/known-ids.txt'

  test('keeps what it has and adds what is new', () => {
    const list = withIds('/docs/b/ old\n', [
      ['/docs/b/', ['old', 'new']],
      ['/docs/a/', ['x']],
    ])
    expect(list).toBe('/docs/a/ x\n/docs/b/ old new\n')
  })

  test('has lost nothing of what was committed', () => {
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' })
    let commits: string[]
    try {
      commits = git('log', '--format=%H', '--', FILE).split('\n').filter(Boolean)
    } catch {
      // An archive of the project has no history.
      return
    }
    const now = knownIdsOf(readFileSync(ROOT + FILE, 'utf8'))
    for (const commit of commits) {
      for (const [path, had] of knownIdsOf(git('show', `${commit}:${FILE}`))) {
        const has = new Set(now.get(path))
        expect(
          had.filter((id) => !has.has(id)),
          `${path} at ${commit}`,
        ).toEqual([])
      }
    }
  })
})
