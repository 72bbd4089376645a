import { expect, test } from 'vitest'
import { javaMajor } from './questdb-jar.ts'

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_392"', 8],
  ['openjdk version "21" 2023-09-19', 21],
  ['command not found', null],
])('%s is Java %s', (text, major) => {
  expect(javaMajor(text)).toBe(major)
})
