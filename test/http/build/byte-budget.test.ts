import { readdir } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { assetsFolder } from '#build/bundle-client.ts'
import { compressToKeep } from '#server/http/delivery/response-cache.ts'
import { ask } from '#test/support/load/ask.ts'
import { runSite, type SiteProcess } from '#test/support/site-process.ts'

const PAGE = '/docs/reference/function/aggregation/'
/** It holds tabs. */
const KIT_PAGE = '/docs/clients/java_ilp/'
const KB = 1000

let site: SiteProcess
let html: string
let sizes: { html: number; scripts: number; styles: number; fonts: number; data: number }

/** Bytes of a file as a browser with an encoding gets them, its head apart. */
async function answerOf(path: string, encoding: 'br' | 'gzip'): Promise<{ head: number; body: number }> {
  const { status, rawHeaders, body } = await ask(site.url + path, {
    headers: { 'accept-encoding': encoding },
  })
  expect(status, path).toBe(200)
  return { head: Buffer.byteLength(rawHeaders.join('')) + 2 * rawHeaders.length, body: body.length }
}

const transferred = async (path: string) => (await answerOf(path, 'br')).body

/** A body just made goes out in a quicker coding; what the process keeps of it is compressed when it has time. */
const bodyOf = async (path: string) => Buffer.from(await (await fetch(site.url + path)).arrayBuffer())
const kept = async (path: string) => (await compressToKeep(await bodyOf(path))).length

const sum = async (paths: readonly string[]) =>
  (await Promise.all(paths.map(transferred))).reduce((total, bytes) => total + bytes, 0)
const addresses = (pattern: RegExp, document = html) => [
  ...new Set([...document.matchAll(pattern)].map(([, path = '']) => path)),
]
/** Scripts that are asked for once the page is painted. */
const partsOf = (document: string): string[] =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(document)?.[1] ?? '').parts
const scriptsOf = (document: string) => [
  ...addresses(/<script[^>]* src="([^"]+)"/g, document),
  ...partsOf(document),
]

beforeAll(async () => {
  site = await runSite({ env: { CONTENT_DIR: 'content', CACHE_DIR: '.cache' } })
  html = await (await fetch(site.url + PAGE)).text()
  const stylesheets = addresses(/<link rel="stylesheet" href="([^"]+)"/g)
  const css = (
    await Promise.all(stylesheets.map(async (path) => (await fetch(site.url + path)).text()))
  ).join('')
  sizes = {
    html: await kept(PAGE),
    scripts: await sum(scriptsOf(html)),
    styles: await sum(stylesheets),
    fonts: await sum([
      ...new Set([...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, path = '']) => path)),
    ]),
    data: await kept(addresses(/"siteData":"([^"]+)"/g)[0] ?? ''),
  }
  return site.stop
})

describe(`the first load of ${PAGE}, compressed with Brotli`, () => {
  test.each([
    // 33 KB of them are react-router.
    ['scripts', 109],
    ['styles', 12],
    ['fonts', 26],
  ] as const)('has %s of at most %d KB', (kind, budget) => {
    expect(sizes[kind]).toBeGreaterThan(0)
    expect(sizes[kind]).toBeLessThanOrEqual(budget * KB)
  })

  test('has its scripts in few files: each is a request, and the first paint waits for no second one', async () => {
    expect(partsOf(html).length).toBeLessThanOrEqual(3)
    expect(await (await fetch(site.url + scriptsOf(html)[0])).text()).not.toMatch(/\bimport *[{"]/)
  })

  // The aim is 165 KB; react-router's data router is 33 KB of it, the list of pages 6 KB.
  test('is at most 166 KB in all', () => {
    expect(Object.values(sizes).reduce((total, bytes) => total + bytes, 0)).toBeLessThanOrEqual(166 * KB)
  })

  test('carries data of at most a tenth of its HTML', () => {
    const bootstrap = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(bootstrap.length).toBeGreaterThan(0)
    expect(bootstrap.length).toBeLessThanOrEqual(html.length / 10)
  })
})

test('what pages are written in adds at most 15 KB of script where it is used, and none elsewhere', async () => {
  const document = await (await fetch(site.url + KIT_PAGE)).text()
  const plain = new Set(scriptsOf(html))
  const added = scriptsOf(document).filter((path) => !plain.has(path))
  // The script that shows the chosen tabs before the first paint; the dialog of pictures comes with the first click on one.
  expect(added.map((path) => path.replace(/^.*\/|\..*$/g, '')).toSorted()).toEqual(['boot'])
  const dialog = (await readdir(assetsFolder('production'))).find((file) =>
    /^zoom-dialog\..*\.js$/.test(file),
  )
  expect(await sum([...added, `/docs/assets/${dialog}`])).toBeLessThanOrEqual(15 * KB)
  for (const path of plain)
    expect(await (await fetch(site.url + path)).text(), path).not.toMatch(/role:"tablist"|showModal/)
})

test('the search window is at most 15 KB of script, the strings and styles in it included', async () => {
  // The folder has files of the build before too: the one that is loaded is named by the others.
  const scripts = await Promise.all(scriptsOf(html).map(async (one) => (await fetch(site.url + one)).text()))
  const [own] = /search-modal\.\w+\.js/.exec(scripts.join('')) ?? []
  const path = `/docs/assets/${own}`
  expect(scriptsOf(html)).not.toContain(path)
  const script = await (await fetch(site.url + path)).text()
  const loaded = new Set(scriptsOf(html).map((one) => one.replace(/^.*\//, '')))
  const imported = [...script.matchAll(/from"\.\/([^"]+)"|import"\.\/([^"]+)"/g)]
    .map(([, one, other]) => one ?? other ?? '')
    .filter((file) => !loaded.has(file))
  const added = imported.map((file) => `/docs/assets/${file}`)
  expect(await sum([path, ...added])).toBeLessThanOrEqual(15 * KB)
})

/** First flight of a new connection: ten segments (RFC 6928) of 1,460 bytes. */
const FIRST_FLIGHT = 14_600
/** Long pages that do not fit; the aim is 18 again. Charts of results and prices' histories made it two more. */
const MOST_TOO_LONG = 20
/** All settings have one address: 488 rows do not fit. Their releases, their amounts in a person's units and the folds are 8 KB. */
const LARGER = '/docs/configuration/'

describe('of the pages that search engines are told of', () => {
  /** Bytes on the wire with the head, bytes of HTML, and bytes of gzip for what is measured across releases. */
  const pages = new Map<string, { wire: number; html: number; releases: number }>()

  beforeAll(async () => {
    const sitemap = await (await fetch(`${site.url}/docs/sitemap.xml`)).text()
    for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)</g)) {
      const path = new URL(url).pathname
      const { head, body } = await answerOf(path, 'br')
      const html = await bodyOf(path)
      const length = head + body > FIRST_FLIGHT ? (await compressToKeep(html)).length : body
      const plain = String(html).replace(/ data-(?:in|defaults|changed|bug)="[^"]*"/g, '')
      const releases = gzipSync(html).length - gzipSync(plain).length
      pages.set(path, { wire: head + length, html: html.length, releases })
    }
  })

  const pathsOf = (is: (page: { wire: number; html: number; releases: number }, path: string) => boolean) =>
    [...pages].filter(([path, page]) => is(page, path)).map(([path]) => path)

  test('none has more than 300 bytes of gzip for what is measured across releases', () => {
    expect(pathsOf(({ releases }) => releases > 300)).toEqual([])
  })

  test('nearly all arrive whole with the first flight of a connection, the introduction always', () => {
    const tooLong = pathsOf(({ wire }) => wire > FIRST_FLIGHT)
    expect(tooLong.length, tooLong.join(' ')).toBeLessThanOrEqual(MOST_TOO_LONG)
    expect(tooLong).not.toContain('/docs/')
  })

  test('none has more than 143 KB of HTML', () => {
    expect([...pages.keys()]).toContain(LARGER)
    expect(pathsOf(({ html }, path) => html > (path === LARGER ? 270 : 143) * KB)).toEqual([])
  })
})
