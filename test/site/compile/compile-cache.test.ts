import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import { contentTree, mdx } from '#test/support/content-tree.ts'
import { loadContent } from '#test/support/load-fixture.ts'

describe('the cache of compiled pages', () => {
  const cacheFile = async (folder: string) => join('pages', (await readdir(join(folder, 'pages')))[0] ?? '')

  test('makes a second start compile nothing, and compiles again only what changed', async () => {
    const content = await contentTree({})
    const cache = await mkdtemp(join(tmpdir(), 'docs-cache-'))
    const first = await loadContent(content, cache)
    const file = await cacheFile(cache)
    // Marks the cached pages: a page that shows the mark was not compiled again.
    const kept = JSON.stringify(await openCacheFolder(cache, () => {}).read(file))
    const marked = kept.replaceAll('stored once', 'stored twice').replaceAll('In folders', 'In boxes')
    await openCacheFolder(cache, () => {}).write(file, JSON.parse(marked))
    await writeFile(join(content, 'docs/concept/partitions.mdx'), mdx('In drawers.\n\n## Where they are'))
    const second = await loadContent(content, cache)
    expect(JSON.stringify(second.pages.get('/docs/concept/symbol/' as never)?.content)).toContain(
      'stored twice',
    )
    expect(JSON.stringify(second.pages.get('/docs/concept/partitions/' as never)?.content)).toContain(
      'In drawers',
    )
    expect(second.build).not.toBe(first.build)
  })

  test('that is damaged is made again', async () => {
    const content = await contentTree({})
    const cache = await mkdtemp(join(tmpdir(), 'docs-cache-'))
    const { build } = await loadContent(content, cache)
    const file = join(cache, await cacheFile(cache))
    for (const damage of [
      '{"docs/ind',
      '{"docs/index.mdx":{"hash":"x"}}',
      '{"docs/index.mdx":{"page":{}}}',
    ]) {
      await writeFile(file, damage)
      const warnings: string[] = []
      const warn = (message: string) => warnings.push(message)
      expect((await loadContent(content, cache, warn)).build).toBe(build)
      expect(warnings).toEqual([expect.stringContaining(`${file} is not used`)])
    }
  })

  test('notices that an included snippet changed', async () => {
    const content = await contentTree({
      'docs/partials/_part.mdx': mdx('Old words.'),
      'docs/concept/symbol.mdx': mdx('<Include file="partials/_part" />'),
    })
    const cache = await mkdtemp(join(tmpdir(), 'docs-cache-'))
    await loadContent(content, cache)
    await writeFile(join(content, 'docs/partials/_part.mdx'), mdx('New words.'))
    const { pages } = await loadContent(content, cache)
    expect(JSON.stringify(pages.get('/docs/concept/symbol/' as never)?.content)).toContain('New words.')
  })
})
