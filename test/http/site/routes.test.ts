import { existsSync, readFileSync } from 'node:fs'
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

/** Pages that came on top of the list of the specification, which may grow. */
const ADDED = [
  '/docs/changes/',
  '/docs/deployment/platforms/',
  '/docs/guides/window-recipes/',
  '/docs/operations/upgrade/',
  '/docs/release-notes/known-issues/',
  '/docs/release-notes/releases/',
  '/docs/third-party-tools/assistants/',
  '/docs/troubleshooting/recover/',
  '/docs/troubleshooting/runbooks/',
]

describe('the addresses of the site', () => {
  test('are written, each one', () => {
    expect(readRoutes().filter(({ path }) => !site.pages.has(path as DocsPath))).toEqual([])
  })

  test('are all among those that were announced', () => {
    const announced = new Set([...readRoutes().map(({ path }) => path), ...ADDED])
    expect([...site.pages.keys()].filter((path) => !announced.has(path))).toEqual([])
  })

  test('are marked Enterprise where they are', () => {
    const wrong = readRoutes().filter(({ path, edition }) => {
      const page = site.pages.get(path as DocsPath)
      return page && page.meta.edition !== edition
    })
    expect(wrong).toEqual([])
  })

  test.skipIf(!existsSync(`${ROOT}../shared/routes.tsv`))('are those of the shared list', () => {
    expect(readRoutes()).toEqual(readRoutes(`${ROOT}../shared/routes.tsv`))
  })
})

test('no page links to what is not there', () => {
  expect(site.warnings).toEqual([])
})

test('no lock file or source names a package registry', () => {
  expect(readFileSync(`${ROOT}package-lock.json`, 'utf8')).not.toMatch(/"resolved"/)
})
