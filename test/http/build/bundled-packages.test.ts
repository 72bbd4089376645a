import { readFile } from 'node:fs/promises'
import type { Metafile } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { type BundledPackage, bundledPackages } from '#build/packages/bundled-packages.ts'
import { licenseNotices } from '#build/packages/license-notices.ts'
import { DIST, ROOT } from '#build/paths.ts'
import { runSite } from '#test/support/site-process.ts'

const read = (file: string) => readFile(file, 'utf8')
const metafile: Metafile = JSON.parse(await read(`${DIST}/client/metafile.json`))

const bundled = (more: Partial<BundledPackage>): BundledPackage => ({
  ...{ name: 'one', version: '1.0.0', license: 'MIT', author: 'A. Author', folder: 'node_modules/one' },
  texts: ['Permission is granted.'],
  ...more,
})

describe('what is bundled', () => {
  test("has its license beside the browser's files, fonts included", async () => {
    const site = await runSite()
    const response = await fetch(`${site.url}/docs/assets/licenses.txt`)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    const packages = await bundledPackages(metafile)
    expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'react-router']))
    for (const { name, version } of packages) expect(text).toContain(`${name} ${version} (`)
    expect(text).toContain('SIL OPEN FONT LICENSE')
  })

  test('says in each script and style sheet where that is', async () => {
    const files = Object.keys(metafile.outputs).filter((file) => /\.(?:js|css)$/.test(file))
    expect(files.length).toBeGreaterThan(5)
    for (const file of files)
      expect((await read(ROOT + file)).slice(0, 50), file).toContain('Licenses: /docs/assets/licenses.txt')
  })

  test('has its license in an image, after that of the project', async () => {
    const text = await read(`${DIST}/licenses.txt`)
    expect(text.startsWith((await read(`${ROOT}LICENSE`)).trim())).toBe(true)
    for (const name of ['express', 'react-dom', 'yaml', 'zod'])
      expect(text).toMatch(new RegExp(`^${name} `, 'm'))
  })
})

test('packages with the same text share it, and MIT is written out for those that enclose none', () => {
  const text = licenseNotices([
    bundled({ name: 'one' }),
    bundled({ name: 'two', version: '2.0.0' }),
    bundled({ name: 'three', texts: [] }),
  ])
  expect(text).toContain('one 1.0.0 (MIT)\ntwo 2.0.0 (MIT)\n\nPermission is granted.')
  expect(text).toContain('three 1.0.0 (MIT)\n\nCopyright (c) A. Author\n\nPermission is hereby granted')
})

test('a license without a known notice stops the build', () => {
  expect(() => licenseNotices([bundled({ license: 'BSD-3-Clause', texts: [] })])).toThrow(
    'one is bundled under BSD-3-Clause, but node_modules/one has no license file',
  )
})
