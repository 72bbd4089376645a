import { expect, test } from 'vitest'
import { checkBoundary } from '#build/architecture/check-boundary.ts'

test("the browser's bundle holds nothing but client/ and packages", async () => {
  expect(await checkBoundary()).toEqual([])
})
