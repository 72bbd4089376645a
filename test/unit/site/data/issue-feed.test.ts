import { expect, test } from 'vitest'
import { issueFeed } from '#server/documents/atom-feeds.ts'
import type { KnownIssue } from '#server/site/data/known-issues.ts'
import { createReleaseHistory } from '#server/site/data/release-history.ts'
import type { Site } from '#server/site/site.ts'
import { RELEASES } from '#test/fixtures/releases.ts'

const issue = (id: string, fixed?: string) =>
  ({
    id,
    title: `About ${id}`,
    happens: 'Rows < 1 & others are lost.',
    avoid: 'Do not.',
    sample: { unmeasured: 'It takes a day.' },
    measured: fixed ? { id, first: '8.2.0', last: '9.1.0', fixed, runs: [] } : null,
  }) as unknown as KnownIssue

test('the feed of known issues is as new as the release that mended one, or as the one that is described', () => {
  const site = {
    config: { title: 'Docs' },
    knownIssues: [issue('open'), issue('mended', '9.3.4')],
    release: { tag_name: '9.1.0', created_at: '2025-10-01T00:00:00Z', published_at: '2025-10-03T00:00:00Z' },
    releases: createReleaseHistory(RELEASES),
  } as unknown as Site
  const feed = issueFeed(site, 'https://docs.example.org')
  expect([...feed.matchAll(/<updated>(.*)<\/updated>/g)].map(([, date]) => date)).toEqual([
    '2026-03-26T00:00:00Z',
    '2025-10-03T00:00:00Z',
    '2026-03-26T00:00:00Z',
  ])
  expect(feed).toContain('<id>https://docs.example.org/docs/release-notes/known-issues/#issue-mended</id>')
  expect(feed).toContain('&lt;p&gt;Rows &amp;lt; 1 &amp;amp; others are lost.&lt;/p&gt;')
  expect(feed).toContain('Affected releases: 8.2.0 to 9.1.0. Fixed in 9.3.4.')
})
