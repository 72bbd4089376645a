import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { SECURITY_TXT_EXPIRES } from '#server/documents/site-documents.ts'
import { createTestServer } from '#test/support/load-fixture.ts'

const DAY_MS = 24 * 3600 * 1000

describe('security.txt', () => {
  test('names a contact, this site and a date', async () => {
    const { server } = await createTestServer({ siteUrl: 'https://docs.example.org' })
    const { text, headers } = await request(server).get('/.well-known/security.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toMatch(/^Contact: https:\/\//m)
    expect(text).toContain('Canonical: https://docs.example.org/.well-known/security.txt')
    expect(text).toContain(`Expires: ${SECURITY_TXT_EXPIRES}`)
  })

  test('does not expire within a month: else move SECURITY_TXT_EXPIRES, a year ahead at most', () => {
    const left = Date.parse(SECURITY_TXT_EXPIRES) - Date.now()
    expect(left).toBeGreaterThan(30 * DAY_MS)
    expect(left).toBeLessThan(366 * DAY_MS)
  })
})
