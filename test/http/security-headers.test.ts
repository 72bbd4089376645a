import express from 'express'
import request from 'supertest'
import { expect, test } from 'vitest'
import { securityHeaders } from '#server/http/delivery/security-headers.ts'

const headersFor = async (...parts: Parameters<typeof securityHeaders>) => {
  const app = express()
  app.use(securityHeaders(...parts))
  return (await request(app).get('/')).headers
}

test.each([
  ['https://docs.example.org', undefined, 'max-age=63072000; includeSubDomains'],
  ['https://docs.example.org', 'subdomains', 'max-age=63072000; includeSubDomains'],
  ['https://docs.example.org', 'host', 'max-age=63072000'],
  ['https://docs.example.org', 'off', undefined],
  ['http://docs.example.org', 'subdomains', undefined],
] as const)('%s with HSTS %s sends %s', async (siteUrl, hsts, sent) => {
  const headers = await headersFor(siteUrl, {}, hsts)
  expect(headers['strict-transport-security']).toBe(sent)
})
