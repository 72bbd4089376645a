import { expect, test } from 'vitest'
import { describeMissing, findProgram } from '#test/support/proxies/debian-programs.ts'

test('a machine without a proxy is told what is not tested, and how to have it', () => {
  const text = describeMissing((name) => (name === 'haproxy' ? null : `/usr/sbin/${name}`))
  expect(text).toContain("haproxy: HAProxy's recipe, restarts behind HAProxy")
  expect(text).toMatch(/apt-get install haproxy$/)
})

test('a machine with all of them is told nothing', () => {
  expect(describeMissing((name) => `/usr/bin/${name}`)).toBeNull()
})

test.skipIf(!process.env.CI)('CI has all of them', () => {
  expect(describeMissing(findProgram)).toBeNull()
})
