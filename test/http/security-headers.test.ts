import { expect, test } from 'vitest'
import { securityHeaders } from '#server/http/delivery/security-headers.ts'

test.each([
  ['https://docs.example.org', undefined, 'max-age=63072000; includeSubDomains'],
  ['https://docs.example.org', 'subdomains', 'max-age=63072000; includeSubDomains'],
  ['https://docs.example.org', 'host', 'max-age=63072000'],
  ['https://docs.example.org', 'off', undefined],
  ['http://docs.example.org', 'subdomains', undefined],
] as const)('%s with HSTS %s sends %s', (siteUrl, hsts, sent) => {
  const headers = securityHeaders(siteUrl, {}, hsts)
  expect(headers['strict-transport-security']).toBe(sent)
})
