import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import type { DocsPath } from '#client/model/docs-path.ts'
import { loadRealSite } from '#test/support/load-fixture.ts'

interface Route {
  readonly path: string
  readonly edition: string
  readonly kind: string
  readonly depth: 'S' | 'M' | 'L' | 'XL'
}

/** Every address that the site has to have. */
const [, ...lines] = readFileSync(`${ROOT}test/fixtures/routes.tsv`, 'utf8').trimEnd().split('\n')
const routes = lines.map((line) => {
  const [path, , edition, kind, depth] = line.split('\t')
  return { path, edition, kind, depth } as Route
})

const site = await loadRealSite()

describe('the addresses of the site', () => {
  test('are written, each one', () => {
    expect(routes.filter(({ path }) => !site.pages.has(path as DocsPath))).toEqual([])
  })

  test('are marked Enterprise where they are', () => {
    const wrong = routes.filter(({ path, edition }) => {
      const page = site.pages.get(path as DocsPath)
      return page && page.meta.edition !== edition
    })
    expect(wrong).toEqual([])
  })

  test('have at least half of the words that their subjects need, code included', () => {
    const depths = { S: 300, M: 900, L: 2000, XL: 2000 }
    const words = (path: string) =>
      site.pages.get(path as DocsPath)?.markdown.match(/[\p{L}\p{N}][\p{L}\p{N}_'.-]*/gu)?.length ?? 0
    const thin = routes.filter(({ path, kind, depth }) => kind === 'page' && words(path) * 2 < depths[depth])
    expect(thin).toEqual([])
  })
})

describe('the addresses of later documentation', () => {
  /** Every address of August 2026 that QuestDB's documentation of October 2025 does not have. */
  const published = readFileSync(`${ROOT}test/fixtures/newer-addresses.txt`, 'utf8').trimEnd().split('\n')

  test('are pages here, or lead to a page, all 381', () => {
    const led = new Set(site.newerAddresses.map(({ address }) => address))
    const lost = published.filter((address) => !site.pages.has(address as DocsPath) && !led.has(address))
    expect([published.length, lost]).toEqual([381, []])
  })

  test('lead from no page of this site, once each; links of the data file are checked with all others', () => {
    const addresses = site.newerAddresses.map(({ address }) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.filter((address) => site.pages.has(address as DocsPath))).toEqual([])
    expect(addresses.filter((address) => !published.includes(address))).toEqual([])
  })
})

test('no page links to what is not there', () => {
  expect(site.warnings).toEqual([])
})

test('no lock file or source names a package registry', () => {
  expect(readFileSync(`${ROOT}package-lock.json`, 'utf8')).not.toMatch(/"resolved"/)
})
