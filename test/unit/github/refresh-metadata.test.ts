import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#server/github/ask-github.ts'
import { readSaved, SAVED } from '#server/github/github-records.ts'
import { keepFresh } from '#server/github/load-metadata.ts'
import { INTERVAL_MS, setUpRefresh } from '#test/support/metadata-refresh.ts'
import { likeGithub } from '#test/support/proxies/fake-upstream.ts'
import { until } from '#test/support/site-process.ts'

const SOON_MS = 300

describe('a refresh', () => {
  test('replaces both records and says where they are from', async () => {
    const { metadata, refresh, outcomes, upstream } = await setUpRefresh(likeGithub())
    expect(metadata).toMatchObject({ shown: { release: '9.1.0', stars: '16.0k' }, age: { stale: true } })
    const wait = await refresh()
    expect(metadata.shown).toMatchObject({ release: '9.2.0', stars: '17.5k' })
    expect(metadata.state).toMatchObject({ source: 'github', failing: false })
    expect(metadata.age.stale).toBe(false)
    expect(outcomes).toEqual(['ok', 'ok'])
    expect(upstream.asked.map(({ path }) => path)).toEqual(['/repos/a/b/releases/latest', '/repos/a/b'])
    expect(wait).toBeGreaterThan(INTERVAL_MS / 2)
  })

  test('keeps what the records of the specification name and nothing else', async () => {
    const { metadata, refresh } = await setUpRefresh(likeGithub())
    await refresh()
    const { release, repository } = metadata.state
    expect(release).toMatchObject({ body: '', mentions_count: 7, author: { login: 'someone' } })
    expect(release.reactions).toMatchObject({ total_count: 1, '+1': 1, '-1': 0, eyes: null })
    expect(JSON.stringify(release)).not.toMatch(/uploader|site_admin|x\.invalid/)
    expect(repository).toMatchObject({
      forks_count: 1300,
      topics: ['sql'],
      license: { spdx_id: 'Apache-2.0' },
    })
    expect(repository).not.toHaveProperty('owner')
  })

  test.each(['9.2\0', '\u202e2.9', 'a\u200bb', 'x'.repeat(41), ''])(
    'shows the tag in place of the name %j',
    async (name) => {
      const { metadata, refresh } = await setUpRefresh(likeGithub({ release: { name } }))
      await refresh()
      expect(metadata.shown.release).toBe('9.2.0')
      expect(metadata.state.release.name).toBeNull()
    },
  )

  test('asks whether records changed, and a 304 keeps them', async () => {
    const { metadata, refresh, outcomes, upstream } = await setUpRefresh(likeGithub())
    await refresh()
    const { shown, state } = metadata
    await refresh()
    expect(outcomes.slice(2)).toEqual(['not-modified', 'not-modified'])
    expect(upstream.asked[2]?.headers['if-none-match']).toMatch(/^W\/"/)
    expect(metadata.shown).toBe(shown)
    expect(metadata.state.fetchedAt).toBeGreaterThanOrEqual(state.fetchedAt ?? Infinity)
  })

  test('sends the token, an agent and the version of the API', async () => {
    const bare = await setUpRefresh(likeGithub())
    await bare.refresh()
    expect(bare.upstream.asked[0]?.headers).not.toHaveProperty('authorization')
    const { refresh, upstream } = await setUpRefresh(likeGithub(), { token: 'secret' })
    await refresh()
    expect(upstream.asked.at(-1)?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'user-agent': 'questdb-docs-site',
      'x-github-api-version': '2022-11-28',
    })
  })
})

describe('a failure', () => {
  test.each<[string, RequestListener, Outcome]>([
    ['a dead line', () => {}, 'timeout'],
    ['JSON of another form', (_, response) => response.end('{"tag_name":7}'), 'invalid'],
    ['a tag that is a page', likeGithub({ release: { tag_name: 'x'.repeat(41) } }), 'invalid'],
    ['a tag with a NUL', likeGithub({ release: { tag_name: '9.2.0\0' } }), 'invalid'],
    ['a tag that turns around', likeGithub({ release: { tag_name: '9.2.0\u202e1' } }), 'invalid'],
    ['a tag that is a script', likeGithub({ release: { tag_name: '9"><script>' } }), 'invalid'],
    ['a tag of two lines', likeGithub({ release: { tag_name: '9.2\u2028.0' } }), 'invalid'],
    ['a draft', likeGithub({ release: { draft: true } }), 'invalid'],
    ['a prerelease', likeGithub({ release: { prerelease: true } }), 'invalid'],
    ['a script for an address', likeGithub({ release: { html_url: 'javascript:alert(1)' } }), 'invalid'],
    ['an error', (_, response) => response.writeHead(502).end(), 'failed'],
  ])('by %s keeps the last good records', async (_, listener, outcome) => {
    const { metadata, refresh, outcomes, upstream, api } = await setUpRefresh(likeGithub())
    await refresh()
    const { shown, state } = metadata
    upstream.behave(listener)
    if (outcome === 'timeout') api.deadlineMs = SOON_MS
    const wait = await refresh()
    expect(outcomes.slice(2)).toContain(outcome)
    expect(metadata.shown).toBe(shown)
    expect(metadata.state).toEqual({ ...state, failing: true })
    expect(metadata.age.stale).toBe(true)
    expect(wait).toBeLessThan(INTERVAL_MS / 2)
  })

  test.each<[string, RequestListener]>([
    ['a draft', likeGithub({ release: { draft: true } })],
    [
      'no release',
      (request, response) =>
        request.url?.endsWith('/latest')
          ? response.writeHead(404).end('{}')
          : likeGithub()(request, response),
    ],
  ])('of the release alone, by %s, leaves the repository fresh', async (_, listener) => {
    const { metadata, refresh } = await setUpRefresh(listener)
    await refresh()
    expect(metadata.shown).toMatchObject({ release: '9.1.0', stars: '17.5k' })
    expect(metadata.state.failing).toBe(true)
  })

  test.each<[RequestListener, string]>([
    [(_, response) => response.writeHead(429).end(), 'limits how often it is asked'],
    [(_, response) => response.writeHead(403).end(), 'refuses the request'],
    [(_, response) => response.end('<html>'), 'body that is not understood'],
    [(_, response) => response.destroy(), 'cannot be reached'],
  ])('is logged with its cause', async (listener, words) => {
    const { refresh, logged } = await setUpRefresh(listener)
    await refresh()
    expect(logged).toEqual([expect.stringContaining(words)])
  })

  test('is an unconditional request answered with 304', async () => {
    const { refresh, outcomes, metadata } = await setUpRefresh((_, response) => response.writeHead(304).end())
    await refresh()
    expect(outcomes).toEqual(['failed', 'failed'])
    expect(metadata.state).toMatchObject({ source: 'snapshot', fetchedAt: null, failing: true })
  })

  test('is said once, however long it lasts, and so is its end (ASVS 16.5.2)', async () => {
    const { metadata, refresh, logged, upstream } = await setUpRefresh(likeGithub())
    await refresh()
    upstream.behave((_, response) => response.writeHead(500).end())
    const waits = [await refresh(), await refresh(), await refresh(), await refresh()]
    expect(waits.at(-1)).toBeGreaterThan(waits[0] ?? Infinity)
    expect(metadata).toMatchObject({ shown: { release: '9.2.0' }, age: { stale: true } })
    upstream.behave(likeGithub())
    await refresh()
    await refresh()
    expect(metadata).toMatchObject({ shown: { release: '9.2.0' }, age: { stale: false } })
    expect(logged).toEqual([
      'GitHub has an error of its own; the last good records stay',
      'GitHub answers again',
    ])
  })

  test('that has another cause than before is logged again', async () => {
    const { refresh, logged, upstream } = await setUpRefresh((_, response) => response.writeHead(500).end())
    await refresh()
    upstream.behave((_, response) => response.writeHead(429).end())
    await refresh()
    await refresh()
    expect(logged).toEqual([
      expect.stringContaining('has an error of its own'),
      expect.stringContaining('limits how often it is asked'),
    ])
  })
})

describe('what was answered', () => {
  test('is there at the next start', async () => {
    const { refresh, api, cache } = await setUpRefresh(likeGithub())
    await refresh()
    expect((await readSaved(cache, api.from))?.release.tag_name).toBe('9.2.0')
  })

  test.each([
    ['of another repository', (saved: object) => ({ ...saved, from: 'https://c.invalid/repos/c/d' })],
    ['from the future', (saved: object) => ({ ...saved, fetchedAt: Date.now() + 3600_000 })],
    ['cut off', (saved: object) => ({ ...saved, repository: undefined })],
    ['of another form', () => ({ release: 1 })],
  ])('is not taken when it is %s', async (_, change) => {
    const { refresh, api, cache } = await setUpRefresh(likeGithub())
    await refresh()
    await cache.write(SAVED, change((await cache.read<object>(SAVED)) ?? {}))
    expect(await readSaved(cache, api.from)).toBeNull()
  })

  test('is used although it cannot be kept', async () => {
    const { refresh, metadata, warned } = await setUpRefresh(likeGithub(), {
      folder: '/dev/null/cache',
    })
    await refresh()
    expect(metadata.shown.release).toBe('9.2.0')
    expect(warned).toHaveLength(1)
  })
})

test('a rate limit is obeyed, and one that the first request used up spares the second', async () => {
  const reset = {
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': `${Math.floor(Date.now() / 1000) + 7200}`,
  }
  const { refresh, upstream, metadata } = await setUpRefresh((_, response) =>
    response.writeHead(429, reset).end(),
  )
  expect(await refresh()).toBeGreaterThan(7000_000)
  expect(upstream.asked).toHaveLength(1)
  expect(metadata.shown.release).toBe('9.1.0')
  upstream.behave((_, response) => response.writeHead(200, reset).end('{}'))
  expect(await refresh()).toBeGreaterThan(7000_000)
  expect(upstream.asked).toHaveLength(2)
})

test('one request is under way at a time', async () => {
  const { refresh, upstream } = await setUpRefresh((request, response) =>
    setTimeout(() => likeGithub()(request, response), 15),
  )
  let stopped = false
  void keepFresh(async () => {
    await refresh()
    return stopped ? INTERVAL_MS : 0
  }, 0)
  await until(async () => upstream.asked.length > 10)
  stopped = true
  expect(upstream.mostAtOnce).toBe(1)
})
