import { describe, expect, test } from 'vitest'
import { createTestServer } from '#test/support/load-fixture.ts'

const { get } = await createTestServer({ siteUrl: 'https://docs.example.org' })
const STYLES = /href="(\/docs\/assets\/[^"]+\.css)"/.exec((await get('/docs/')).text)?.[1] ?? ''
/** An answer of each kind. */
const ANSWERS = [
  ...['/docs/', '/docs/concept/symbol', '/docs/nothing/', '/docs/%zz', '/docs/index.md', '/docs/search/?q=a'],
  ...[
    '/docs/concept/symbol/data.json',
    '/docs/api/metadata',
    '/docs/api/nothing',
    '/docs/api/symbols/select',
  ],
  ...['/robots.txt', '/', '/livez', STYLES],
]

// Numbers of the OWASP Application Security Verification Standard 5.0. Others are in titles of tests elsewhere; 1.1.1, 5.3, 13.4 and
// 15.3 are rows of hostile.tsv.
describe('ASVS 5.0', () => {
  test.each(ANSWERS)(
    '3.3, 3.4, 4.1.1, 4.2.2, 13.4.6: the headers of every answer protect its reader: %s',
    async (address) => {
      const { headers, text, status } = await get(address, {
        Origin: 'https://evil.example',
        'Accept-Encoding': 'identity',
      })
      const policy = headers['content-security-policy'] ?? ''
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      })
      for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
        expect(policy).toContain(`${name} 'none'`)
      expect(policy).toContain('upgrade-insecure-requests')
      expect(policy).not.toMatch(/unsafe-|nonce-|\*/)
      expect(Object.keys(headers).join(' ')).not.toMatch(/access-control-|set-cookie|server|x-powered-by/)
      if (text && status !== 302 && status !== 308)
        expect(headers['content-type']).toMatch(/; ?charset=utf-8|^image\/|^text\/css/i)
      if ('content-length' in headers)
        expect(headers['content-length']).toBe(`${Buffer.byteLength(text ?? '')}`)
    },
  )

  test('1.2: what a reader sends is encoded for the text, the address and the JSON that show it', async () => {
    const { text } = await get('/docs/search/?q=%22%3E%3Cimg%20src%3Dx%3E%3C%2Fscript%3E%3Cscript%3Ealert(1)')
    expect(text).toContain('&lt;img src=x')
    expect(text).not.toMatch(/<img src=x|<script>alert/)
    const data = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? ''
    expect(JSON.parse(data).route.query).toContain('</script>')
    const { headers } = await get('/docs/concept/symbol?a=%0d%0aX:%20y&b=%22%3E')
    expect(headers.location).toBe('/docs/concept/symbol/?a=%0d%0aX:%20y&b=%22%3E')
  })
})
