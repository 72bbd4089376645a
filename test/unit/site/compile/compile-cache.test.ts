import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import { loadSite } from '#server/site/load-site.ts'
import { contentTree, mdx } from '#test/support/files/content-tree.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { compileSite } from '#test/support/load-fixture.ts'

describe('the cache of compiled pages', () => {
  const cacheFile = async (folder: string) => join('pages', (await readdir(join(folder, 'pages')))[0] ?? '')

  /** How many pages a start compiles. */
  async function compiledBy(root: string, folder: string): Promise<number> {
    let count = 0
    const cache = openCacheFolder(folder, () => {})
    const onCompile = (all: number) => {
      count = all
    }
    await loadSite({ root, cache, fingerprint: 'test', buildSeed: '', onCompile })
    return count
  }

  test('makes a start compile what changed, and the pages that show it', async () => {
    const content = await contentTree({
      'docs/partials/_part.mdx': mdx('Old words.'),
      'docs/concept/symbol.mdx': mdx('<Include file="partials/_part" />'),
      'docs/concept/partitions.mdx': mdx('In folders.\n\n<Include file="partials/_part" />'),
    })
    const cache = await temporaryFolder()
    const all = await compiledBy(content, cache)
    expect(all).toBeGreaterThan(3)
    expect(await compiledBy(content, cache)).toBe(0)
    await writeFile(
      join(content, 'docs/concept/symbol.mdx'),
      mdx('Again.\n\n<Include file="partials/_part" />'),
    )
    expect(await compiledBy(content, cache)).toBe(1)
    // Itself and two that show it.
    await writeFile(join(content, 'docs/partials/_part.mdx'), mdx('New words.'))
    expect(await compiledBy(content, cache)).toBe(3)
    expect(await compiledBy(content, cache)).toBe(0)
  })

  test('makes another build of another page', async () => {
    const content = await contentTree({})
    const cache = await temporaryFolder()
    const { build } = await compileSite(content, cache)
    await writeFile(join(content, 'docs/concept/partitions.mdx'), mdx('In drawers.\n\n## Where they are'))
    const { pages, build: next } = await compileSite(content, cache)
    expect(JSON.stringify(pages.get('/docs/concept/partitions/' as never)?.html)).toContain('In drawers')
    expect(next).not.toBe(build)
  })

  test.each([
    ['no map', 'pages'],
    ['no pages', new Map([['docs/index.mdx', { hash: 'x' }]])],
    ['pages without content', new Map([['docs/index.mdx', { hash: 'x', page: {} }]])],
  ])('that holds %s behind a right hash is named and made again', async (_, value) => {
    const content = await contentTree({})
    const cache = await temporaryFolder()
    const { build } = await compileSite(content, cache)
    const file = await cacheFile(cache)
    await openCacheFolder(cache, () => {}).write(file, value)
    const warnings: string[] = []
    expect((await compileSite(content, cache, (message) => warnings.push(message))).build).toBe(build)
    expect(warnings).toEqual([expect.stringContaining(`${file} is not used`)])
    expect((await compileSite(content, cache, (message) => warnings.push(message))).build).toBe(build)
    expect(warnings).toHaveLength(1)
  })
})
