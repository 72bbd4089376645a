import { expect, test } from 'vitest'
import { fullFolders, sharedNames } from '#build/architecture/check-architecture.ts'
import { upwardImports } from '#build/architecture/layers.ts'
import { unusedPackages } from '#build/architecture/packages.ts'
import { unusedExports } from '#build/architecture/unused-exports.ts'

const file = (path: string, ...lines: string[]) => ({ path, text: `${lines.join('\n')}\n` })

test('a folder of 21 files is full', () => {
  const files = (count: number) => Array.from({ length: count }, (_, number) => `server/a/${number}.ts`)
  expect(fullFolders([...files(20), 'server/a/b/c.ts'])).toEqual([])
  expect(fullFolders(files(21))).toEqual(['server/a/ holds 21 files, more than 20: divide it'])
})

test('a name is taken once, tests apart', () => {
  const paths = ['client/a.tsx', 'server/site/a.ts', 'test/a.ts', 'server/a.css']
  expect(sharedNames(paths)).toEqual([
    'client/a.tsx and server/site/a.ts have one name: call each after what it exports',
  ])
  expect(sharedNames(['server/a/index.ts', 'server/b/index.ts'])).toEqual([])
})

test('an import that runs up in the client is found, lazy ones and types too', () => {
  const files = [
    file('client/navbar/a.tsx', "import { b } from '../article/b.tsx'", "import { c } from './c.ts'"),
    file(
      'client/article/b.tsx',
      "import type { A } from '../navbar/a.tsx'",
      "import { m } from '../model/m.ts'",
    ),
    file('client/model/m.ts', "const late = () => import('../document.tsx')"),
  ]
  expect(upwardImports(files)).toEqual([
    'client/article/b.tsx imports client/navbar/a.tsx, which is above it (build/architecture/layers.ts)',
    'client/model/m.ts imports client/document.tsx, which is above it (build/architecture/layers.ts)',
  ])
})

test('an export that nothing imports is found', () => {
  const files = [
    file('server/a.ts', 'export const used = 1', 'export function spare() {}', 'export { inner as renamed }'),
    file('server/b.ts', "import { used } from './a.ts'", 'const spared = used'),
  ]
  expect(unusedExports(files)).toEqual([
    'server/a.ts exports spare, which no other file uses',
    'server/a.ts exports renamed, which no other file uses',
  ])
})

test('a package that nothing uses is found', () => {
  const files = [
    file(
      'server/a.ts',
      "import { readFile } from 'node:fs/promises'",
      'import {',
      '  type Root,',
      "} from 'hast'",
      "import express from 'express'",
      "import { hidden } from '@scope/hidden/part'",
      "const word = 'undeclared'",
    ),
  ]
  const lists = {
    dependencies: { express: '1', spare: '1' },
    devDependencies: { '@types/hast': '1', typescript: '1' },
  }
  expect(unusedPackages(files, lists)).toEqual(['nothing uses spare of package.json'])
})
