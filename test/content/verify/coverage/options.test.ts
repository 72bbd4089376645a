import { expect, test } from 'vitest'
import { parseOptions } from './options.ts'

test('pages may be named', () => {
  expect(parseOptions(['--update', 'content/docs/index.mdx'])).toMatchObject({
    update: true,
    names: ['content/docs/index.mdx'],
  })
})

test('shares are about all pages', () => {
  expect(() => parseOptions(['--raise', 'content/docs/index.mdx'])).toThrow('name no page')
})

test('unknown words are refused', () => {
  expect(() => parseOptions(['--updat'])).toThrow('--updat')
})
