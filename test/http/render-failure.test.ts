import express from 'express'
import pino from 'pino'
import request from 'supertest'
import { expect, test } from 'vitest'
import type { DocsPath } from '#client/model/docs-path.ts'
import { errorHandler } from '#server/http/routes/error-handler.ts'
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

test('answers that break off after their head end the connection, and are one line of the log in a minute', async () => {
  const logged: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })
  const app = express().use((_request, response, next) => {
    response.write('half of a page')
    next(new Error('broken inside'))
  })
  app.use(errorHandler(log))
  for (let time = 0; time < 3; time++) await expect(request(app).get('/')).rejects.toThrow(/aborted|hang up/)
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('broken inside')
})
