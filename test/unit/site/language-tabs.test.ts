import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { LANGUAGE_TABS, LANGUAGES } from '#client/model/languages.ts'
import { pageFiles } from '#server/site/load-content.ts'

/** Another value would never be what a reader chose on a page about a client. */
test('tabs of samples in several languages have the values that a choice of language is kept by', async () => {
  const root = `${ROOT}content`
  const known = new Set<string>(LANGUAGES)
  const pages: string[] = []
  for (const file of await pageFiles(root)) {
    const text = await readFile(`${root}/${file}`, 'utf8')
    for (const [tabs] of text.matchAll(new RegExp(`<Tabs group="${LANGUAGE_TABS}">[\\s\\S]*?</Tabs>`, 'g'))) {
      pages.push(file)
      const values = [...tabs.matchAll(/<Tab value="([^"]*)"/g)].map(([, value = '']) => value)
      expect(
        values.filter((value) => !known.has(value)),
        file,
      ).toEqual([])
    }
  }
  expect(pages).toContain('docs/quick-start.mdx')
  expect(pages).toContain('docs/ingestion-overview.mdx')
})
