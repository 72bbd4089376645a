import { expect, test } from 'vitest'
import { fetchJson } from '#server/github/fetch-json.ts'

test('a host that has no address is told from one that refuses connections', async () => {
  const reasonOf = async (url: string) =>
    (await fetchJson({ url: new URL(url), headers: {}, deadlineMs: 30_000 })).reason
  expect(await reasonOf('http://nothing.invalid/')).toMatch(/^(?:ENOTFOUND|EAI_AGAIN)/)
  expect(await reasonOf('http://127.0.0.1:1/')).toMatch(/ECONNREFUSED|bad port/)
})
