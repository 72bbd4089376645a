import { describe, expect, test } from 'vitest'
import { ConfigError, describeConfig, parseConfig } from '#server/config.ts'

describe('configuration', () => {
  test('has a default for everything', () => {
    expect(parseConfig({})).toMatchObject({
      PORT: 8080,
      HOST: '0.0.0.0',
      OPS_PORT: 8081,
      OPS_HOST: '127.0.0.1',
      HSTS: 'subdomains',
      SITE_URL: 'http://localhost:8080',
      CACHE_DIR: '.cache',
    })
  })

  test.each([
    [{ PORT: '9000' }, { PORT: 9000 }],
    [{ OPS_PORT: 'off' }, { OPS_PORT: 'off' }],
    [{ HSTS: 'off' }, { HSTS: 'off' }],
    [{ OPS_HOST: '0.0.0.0' }, { OPS_HOST: '0.0.0.0' }],
    [{ SITE_URL: 'https://docs.example.org/' }, { SITE_URL: 'https://docs.example.org' }],
    [{ PORT: '' }, { PORT: 8080 }],
    [{ HOST: '[::1]' }, { HOST: '::1' }],
    [{ OPS_HOST: '::' }, { OPS_HOST: '::' }],
    [{ TRUST_PROXY: 'false' }, { TRUST_PROXY: false }],
    [{ TRUST_PROXY: '2' }, { TRUST_PROXY: 2 }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { TRUST_PROXY: ['10.0.0.0/8', '::1'] }],
    [
      { GITHUB_API_URL: 'https://github.example.org/api/v3/' },
      { GITHUB_API_URL: 'https://github.example.org/api/v3' },
    ],
    [{ GITHUB_REPOSITORY: 'a-b/c.d' }, { GITHUB_REPOSITORY: 'a-b/c.d' }],
    [{ METADATA_REFRESH_SECONDS: '0' }, { METADATA_REFRESH_SECONDS: 0 }],
    [
      { HOST: '192.0.2.1', PORT: '8081' },
      { PORT: 8081, OPS_PORT: 8081 },
    ],
  ])('%j is read', (env, expected) => {
    expect(parseConfig(env)).toMatchObject(expected)
  })

  test.each([
    [{ PORT: 'http' }, 'PORT is "http", but it takes the port that serves the site'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ OPS_PORT: 'on' }, 'OPS_PORT is "on", but it takes the port of /metrics, or "off"'],
    [{ PORT: '8081' }, 'PORT and OPS_PORT are both 8081: probes and metrics need a port of their own'],
    [{ HOST: '::', PORT: '9', OPS_PORT: '9' }, 'PORT and OPS_PORT are both 9'],
    [{ SITE_URL: 'docs.example.org' }, 'SITE_URL is "docs.example.org"'],
    [{ SITE_URL: 'https://example.org/docs/' }, 'it must be an origin without a path'],
    [{ HSTS: 'on' }, 'HSTS is "on", but it takes which hosts browsers may reach only over https'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS is "-1"'],
    [{ TRUST_PROXY: 'true' }, 'it must be false, a number up to 10, or networks such as 10.0.0.0/8,fd00::/8'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY is "10.0.0.0/33"'],
    [{ GITHUB_REPOSITORY: '../..' }, 'it must be owner/name'],
    [{ GITHUB_API_URL: 'file:///etc' }, 'GITHUB_API_URL is "file:///etc"'],
    [{ METADATA_REFRESH_SECONDS: 'hourly' }, 'METADATA_REFRESH_SECONDS is "hourly"'],
    [{ ALGOLIA_APP_ID: 'APP' }, 'ALGOLIA_API_KEY and ALGOLIA_INDEX missing: hosted search takes all of'],
    [{ ALGOLIA_APP_ID: 'a.b', ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX: 'i' }, 'ALGOLIA_APP_ID is "a.b"'],
    [{ SITE_VERIFICATION: '<meta>' }, 'SITE_VERIFICATION is "<meta>"'],
  ])('%j stops the start with a sentence', (env, message) => {
    expect(() => parseConfig(env)).toThrow(ConfigError)
    expect(() => parseConfig(env)).toThrow(message)
  })

  test('never repeats a secret', () => {
    expect(() => parseConfig({ GITHUB_TOKEN: 'two words' })).toThrow(/^GITHUB_TOKEN is wrong(?!.*two words)/)
    expect(() => parseConfig({ ALGOLIA_API_KEY: 'two words' })).toThrow(
      /^ALGOLIA_API_KEY is wrong(?!.*two words)/,
    )
  })

  test('reports everything that is wrong at once', () => {
    expect(() => parseConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
  })

  test('explains each variable', () => {
    for (const name of Object.keys(parseConfig({}))) expect(describeConfig()).toContain(name)
  })
})
