import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import type { DocsPath } from '#client/model/docs-path.ts'
import type { Site } from '#server/site/site.ts'
import { loadRealSite } from '#test/support/load-fixture.ts'
import { readRoutes } from '#test/support/routes.ts'

let site: Site

beforeAll(async () => {
  site = await loadRealSite()
})

describe('the addresses of the site', () => {
  test('are written, each one', () => {
    expect(readRoutes().filter(({ path }) => !site.pages.has(path as DocsPath))).toEqual([])
  })

  test('are marked Enterprise where they are', () => {
    const wrong = readRoutes().filter(({ path, edition }) => {
      const page = site.pages.get(path as DocsPath)
      return page && page.meta.edition !== edition
    })
    expect(wrong).toEqual([])
  })

  test('have at least half of the words that their subjects need, code included', () => {
    const depths = { S: 300, M: 900, L: 2000, XL: 2000 }
    const words = (path: string) =>
      site.pages.get(path as DocsPath)?.markdown.match(/[\p{L}\p{N}][\p{L}\p{N}_'.-]*/gu)?.length ?? 0
    const thin = readRoutes().filter(
      ({ path, kind, depth }) => kind === 'page' && words(path) * 2 < depths[depth],
    )
    expect(thin).toEqual([])
  })
})

describe('the addresses of later documentation', () => {
  test('are of no page here, once each; links of the data file are checked with all others', () => {
    const addresses = site.newerAddresses.map(({ address }) => address)
    expect(addresses.length).toBeGreaterThan(300)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.filter((address) => site.pages.has(address as DocsPath))).toEqual([])
  })
})

test('no page links to what is not there', () => {
  expect(site.warnings).toEqual([])
})

test('no lock file or source names a package registry', () => {
  expect(readFileSync(`${ROOT}package-lock.json`, 'utf8')).not.toMatch(/"resolved"/)
})
