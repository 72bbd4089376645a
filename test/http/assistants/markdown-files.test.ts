import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import type { DocsPath } from '#client/model/docs-path.ts'
import { loadRealSite } from '#test/support/load-fixture.ts'
import { sharedSite } from '#test/support/shared-sites.ts'

const KB = 1000
const site = sharedSite('real')

const get = async (path: string) => {
  const response = await fetch(site.url + path)
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') }
}
/** The addresses of links outside of code. */
const linksIn = (markdown: string): string[] =>
  markdown
    .split(/^`{3,}[\s\S]*?^`{3,}[ \t]*$/m)
    .map((part) => part.replace(/`[^`\n]*`/g, ''))
    .flatMap((part) => [...part.matchAll(/\]\(<?([^)\s>]+)/g)].map(([, url = '']) => url))

const { text: index } = await get('/docs/llms.txt')
const pagesOf = (text: string) => linksIn(text).filter((url) => url.endsWith('.md'))

test('llms.txt is below 50,000 characters and has every page that search engines are told of, once', async () => {
  expect(index.length).toBeLessThan(50_000)
  const { text: sitemap } = await get('/docs/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url === `${site.url}/docs/` ? `${url}index.md` : url.replace(/\/$/, '.md'),
  )
  expect(pagesOf(index).toSorted()).toEqual(listed.toSorted())
})

test('llms.txt is grouped as the sidebar is, and each group has a list of its own', async () => {
  const navigation = readFileSync(`${ROOT}content/navigation.yaml`, 'utf8')
  const groups = [...navigation.matchAll(/^( *)- group: (.*)$/gm)].map(
    ([, indent = '', label]) => `${'#'.repeat(2 + indent.length / 4)} ${label}`,
  )
  const headings = index.match(/^##+ .*$/gm)?.filter((heading) => heading !== '## Optional')
  expect(headings).toEqual(groups)
  const lists = linksIn(index).filter((url) => url.endsWith('/llms.txt'))
  expect(lists).toHaveLength(groups.filter((group) => group.startsWith('## ')).length)
  for (const list of lists) {
    const { status, text } = await get(list.slice(site.url.length))
    expect([status, pagesOf(text).length > 0], list).toEqual([200, true])
    expect(pagesOf(text).filter((url) => !index.includes(url))).toEqual([])
  }
})

test('every page and every section of a large one fits an answer, and its links are whole and lead somewhere', async () => {
  const asked = new Set<string>()
  const links = new Set<string>()
  const queue = pagesOf(index)
  for (const url of queue) {
    if (asked.has(url)) continue
    asked.add(url)
    const { status, text, type } = await get(url.slice(site.url.length))
    expect([status, type], url).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(Buffer.byteLength(text), url).toBeLessThanOrEqual(50 * KB)
    expect(text, url).toMatch(/^# .+\n/)
    for (const link of linksIn(text)) {
      expect(link, url).toMatch(/^(?:https?:\/\/|mailto:)/)
      if (!link.startsWith(`${site.url}/`)) continue
      if (link.endsWith('.md')) queue.push(link)
      else links.add(link)
    }
  }
  const pages = new Map<string, string>()
  const lost: string[] = []
  for (const link of links) {
    const [address = '', id] = link.split('#')
    if (!pages.has(address)) {
      const answer = await get(address.slice(site.url.length))
      pages.set(address, answer.status === 200 ? answer.text : '')
    }
    const html = pages.get(address) ?? ''
    if (html === '' || (id && !html.includes(` id="${decodeURIComponent(id)}"`))) lost.push(link)
  }
  expect(lost).toEqual([])
  expect(asked.size).toBeGreaterThan(280)
})

test('a large page is offered by its sections, which are parts of it', async () => {
  const { text } = await get('/docs/configuration.md')
  const sections = pagesOf(text)
  expect(sections).toContain(`${site.url}/docs/configuration/http.md`)
  expect(text.match(/^# /gm)).toHaveLength(1)
  expect(text.match(/^Canonical: /gm)).toHaveLength(1)
  const { text: section } = await get('/docs/configuration/http.md')
  expect(section).toContain('| `http.min.enabled` |')
  expect(section).not.toContain('| `pg.enabled` |')
})

test('a key is found in configuration.md, and a known issue at its own address', async () => {
  const { text } = await get('/docs/configuration.md')
  const { pages } = await loadRealSite()
  const keys = pages
    .get('/docs/configuration/' as DocsPath)
    ?.sections.flatMap(({ rows }) => rows.flatMap(({ id }) => id ?? []))
  expect(keys?.length).toBeGreaterThan(400)
  expect(keys?.filter((key) => !text.includes(key))).toEqual([])
  const issue = await get('/docs/release-notes/known-issues/issue-in-list-minus-one.md')
  expect(issue.text).toContain('<a id="issue-in-list-minus-one"></a>')
})

test('a wrong address of Markdown is not found, in Markdown that names the nearest pages', async () => {
  for (const path of ['/docs/concept/symbols.md', '/docs/concept/symbol/nothing.md', '/docs/xqzzyvw.md']) {
    const { status, text, type } = await get(path)
    expect([status, type], path).toEqual([404, 'text/markdown; charset=utf-8'])
    expect(text, path).toContain('/docs/llms.txt')
    expect(text.includes(`${site.url}/docs/concept/symbol.md`), path).toBe(!path.includes('xqzz'))
  }
  const { status, headers } = await fetch(`${site.url}/docs/concept/symbols/`, {
    headers: { accept: 'text/markdown' },
  })
  expect([status, headers.get('content-type')]).toEqual([404, 'text/markdown; charset=utf-8'])
})

test('a section of any page is Markdown of its own; what is none is not found', async () => {
  expect((await get('/docs/concept/symbol/capacity.md')).text).toMatch(
    /^# Symbol\n\nCanonical: \S+\/docs\/concept\/symbol\/#capacity\n\n## Capacity\n/,
  )
  expect((await get('/docs/concept/symbol/nothing.md')).status).toBe(404)
  expect((await get('/docs/concept/nothing/capacity.md')).status).toBe(404)
})
