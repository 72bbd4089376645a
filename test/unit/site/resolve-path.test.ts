import fc from 'fast-check'
import { expect, test } from 'vitest'
import { docsPath } from '#client/model/docs-path.ts'
import { resolvePath } from '#server/site/resolve-path.ts'

const table = {
  pages: new Set(
    ['/docs/', '/docs/x/', '/docs/x/y/', '/terms/', '/docs/partials/_c.sql.query.partial/'].map(docsPath),
  ),
  redirects: new Map([[docsPath('/docs/old/'), docsPath('/docs/x/')]]),
}

test.each([
  ['/docs/x/', { kind: 'page', path: '/docs/x/' }],
  ['/docs/x', { kind: 'redirect', to: '/docs/x/' }],
  ['/docs/x/index.html', { kind: 'redirect', to: '/docs/x/' }],
  ['/docs/x.html', { kind: 'redirect', to: '/docs/x/' }],
  ['/docs/x//', { kind: 'redirect', to: '/docs/x/' }],
  ['/docs', { kind: 'redirect', to: '/docs/' }],
  ['/docs/index.html', { kind: 'redirect', to: '/docs/' }],
  ['/docs/%78/', { kind: 'redirect', to: '/docs/x/' }],
  ['/docs/old/', { kind: 'redirect', to: '/docs/x/' }],
  ['/docs/old', { kind: 'redirect', to: '/docs/x/' }],
  ['/docs/partials/_c.sql.query.partial', { kind: 'redirect', to: '/docs/partials/_c.sql.query.partial/' }],
  ['/docs/%2f%2f', { kind: 'missing' }],
  ['/docs/x%2F', { kind: 'missing' }],
  ['/docs/X/', { kind: 'missing' }],
  ['/docs/nothing/', { kind: 'missing' }],
  ['/docs/.html', { kind: 'missing' }],
  ['//evil.com/', { kind: 'missing' }],
  ['/\\evil.com/', { kind: 'missing' }],
  ['/%5Cevil.com/', { kind: 'missing' }],
  ['/docs//evil.com/..', { kind: 'missing' }],
  ['/docs/%2e%2e/%2e%2e/etc/passwd', { kind: 'missing' }],
  ['/docs/..%2fx/', { kind: 'missing' }],
  ['/%zz', { kind: 'malformed' }],
  ['/docs/%c0%ae/', { kind: 'malformed' }],
  ['/docs/x%00/', { kind: 'malformed' }],
  ['/docs/x%0d%0aSet-Cookie:a/', { kind: 'malformed' }],
])('a request path: %s', (path, expected) => {
  expect(resolvePath(table, path)).toEqual(expected)
})

const anyPath = fc.oneof(
  fc.string(),
  fc.webPath(),
  fc
    .array(
      fc.constantFrom(
        ...['/', '//', '\\', '..', '.', '@', '?', '#', '%2f', '%5c', '%00', 'evil.com'],
        ...['docs', 'x', 'old', 'y', '.html', 'index.html'],
      ),
    )
    .map((parts) => parts.join('')),
)

test('whatever is asked for, a redirect leads to a page of the table in one hop, never off the site', () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const resolution = resolvePath(table, path)
      if (resolution.kind !== 'redirect') return
      expect(table.pages.has(resolution.to)).toBe(true)
      expect(resolvePath(table, resolution.to).kind).toBe('page')
    }),
    { numRuns: 5000 },
  )
})
