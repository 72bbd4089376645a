import express from 'express'
import request from 'supertest'
import { expect, test } from 'vitest'
import { waitForSearch } from '#server/http/routes/wait-for-search.ts'

function appWith(search: Parameters<typeof waitForSearch>[0]) {
  const app = express()
  app.use(
    '/search',
    waitForSearch(search, async () => {}),
  )
  app.use((_request, response) => void response.send('answered'))
  return app
}

test('what searches waits until the index is made; nothing else does', async () => {
  const { promise: warming, resolve } = Promise.withResolvers<void>()
  const search: { warming: Promise<void> | null } = { warming }
  const app = appWith(search)
  let isAnswered = false
  const searching = request(app)
    .get('/search')
    .then((response) => {
      isAnswered = true
      return response
    })
  expect((await request(app).get('/page')).text).toBe('answered')
  expect(isAnswered).toBe(false)
  search.warming = null
  resolve()
  expect((await searching).text).toBe('answered')
  expect((await request(app).get('/search')).text).toBe('answered')
})

test('an index that cannot be made is an error of the request, which does not wait forever', async () => {
  const warming = Promise.reject(new Error('a page has no words'))
  warming.catch(() => {})
  const app = appWith({ warming })
  app.use(((_error, _request, response, _next) => {
    response.status(500).send('failed')
  }) as express.ErrorRequestHandler)
  expect((await request(app).get('/search')).status).toBe(500)
})
