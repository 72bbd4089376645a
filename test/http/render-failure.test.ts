import pino from 'pino'
import { expect, test } from 'vitest'
import type { DocsPath } from '#client/model/docs-path.ts'
import { createTestServer } from '#test/support/load-fixture.ts'

test('a page that fails to render is a static 500, logged, tells nothing of its inside (ASVS 16.5.1), and harms no other page', async () => {
  const logged: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })
  const { get, site } = await createTestServer({ log })
  const page = site.pages.get('/docs/concept/symbol/' as DocsPath)
  Object.assign(page ?? {}, { meta: null })

  const answer = await get('/docs/concept/symbol/')
  expect(answer.status).toBe(500)
  expect(answer.text).toContain('This page crashed')
  expect(answer.text).not.toContain('TypeError')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(logged.join()).toContain('TypeError')
  expect((await get('/docs/')).status).toBe(200)
})
