import { rm, writeFile } from 'node:fs/promises'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import request from 'supertest'
import { expect, test } from 'vitest'
import { FOLDERS } from '#build/paths.ts'
import { createServe } from '#server/http/routes/serve.ts'
import { createSiteDataFile, staticAssets } from '#server/http/routes/static-assets.ts'
import { loadAssets } from '#server/render/load-assets.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'

test('a file that a build in the same folder has removed fails its request, not the process', async () => {
  const folder = await temporaryFolder()
  await writeFile(`${folder}/app.js`, 'export {}')
  const app = express()
  const pass: RequestHandler = (_request, _response, next) => next()
  const assets = { ...(await loadAssets(FOLDERS.production.client)), folder }
  staticAssets(createServe(app, pass, pass), assets, createSiteDataFile({}))
  const errors: string[] = []
  const note: ErrorRequestHandler = (error, _request, response, _next) => {
    errors.push(error.code)
    response.destroy()
  }
  app.use(note)
  await rm(`${folder}/app.js`)
  await expect(request(app).get('/docs/assets/app.js')).rejects.toThrow()
  expect(errors).toEqual(['ENOENT'])
})
