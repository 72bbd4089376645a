import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listSourcePaths, readSourceFiles } from '#build/architecture/source-files.ts'
import { ROOT } from '#build/paths.ts'

const HOME = 'client/model/named-pages.ts'
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm

const isPage = (path: string): boolean =>
  ['', '.mdx', '/index.mdx'].some((end) => existsSync(`${ROOT}content/docs/${path}${end}`))

test(`no code but ${HOME} knows the address of a page, as a string or in an expression`, async () => {
  const files = await readSourceFiles(await listSourcePaths())
  const found = files
    .filter(({ path }) => /^(?:server|client)\//.test(path) && path !== HOME)
    .flatMap(({ path, text }) =>
      [
        ...text
          .replace(COMMENTS, '')
          .replaceAll('\\/', '/')
          .matchAll(/\/docs\/([a-z][\w/-]*)/g),
      ]
        .map(([, page = '']) => page.replace(/\/$/, ''))
        .filter((page) => page !== 'index')
        .filter(isPage)
        .map((page) => `${path} names /docs/${page}/`),
    )
  expect(found).toEqual([])
})
