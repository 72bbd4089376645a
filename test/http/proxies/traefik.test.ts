import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '#build/paths.ts'

interface Router {
  readonly rule: string
  readonly priority?: number
  readonly middlewares?: readonly string[]
  readonly service: string
}

interface Traefik {
  readonly http: {
    readonly routers: Readonly<Record<string, Router>>
    readonly middlewares: Readonly<Record<string, Readonly<Record<string, object>>>>
    readonly services: Readonly<Record<string, object>>
  }
}

const { http } = parse(await readFile(`${ROOT}build/deploy/proxy/traefik.yaml`, 'utf8')) as Traefik

const MATCHERS: Record<string, (pattern: string, path: string) => boolean> = {
  PathPrefix: (prefix, path) => path.startsWith(prefix),
  PathRegexp: (pattern, path) => new RegExp(pattern).test(path),
  Path: (only, path) => path === only,
  Host: () => false,
}

/** The router that answers a path of the host over TLS, as its rules read. */
function routerOf(path: string): string | undefined {
  const matching = Object.entries(http.routers).filter(([name, { rule }]) => {
    const matchers = [...rule.matchAll(/(\w+)\(`([^`]+)`\)/g)]
    const ofPaths = matchers.some(([, kind = '', pattern = '']) => MATCHERS[kind]?.(pattern, path))
    return name !== 'plain' && (ofPaths || matchers.length === 1)
  })
  return matching.sort(([, a], [, b]) => (b.priority ?? 0) - (a.priority ?? 0))[0]?.[0]
}

// No package of Debian has Traefik: its file is read, not run.
describe("Traefik's recipe", () => {
  test('names middlewares and services that it has', () => {
    for (const { middlewares = [], service } of Object.values(http.routers)) {
      for (const name of middlewares) expect(http.middlewares).toHaveProperty(name)
      expect(http.services).toHaveProperty(service)
    }
  })

  test('routes what is of the documentation to it, and nothing else', () => {
    for (const path of ['/docs', '/docs/', '/privacy-notice', '/terms/', '/.well-known/security.txt'])
      expect(routerOf(path), path).toBe('docs')
    for (const path of ['/', '/docsify/', '/termsx', '/healthz', '/metrics', '/.well-known/acme-challenge/x'])
      expect(routerOf(path), path).toBe('website')
    for (const path of [
      '/docs/search/',
      '/docs/go/abs',
      '/docs/api/search/1/x',
      '/docs/api/symbols/abs',
      '/docs/mcp',
    ])
      expect(routerOf(path), path).toBe('searches')
  })

  test('limits the searches of each reader', () => {
    const limits = http.routers.searches?.middlewares?.map((name) => http.middlewares[name])
    expect(limits).toMatchObject([
      { rateLimit: { average: 20 } },
      { inFlightReq: { amount: 20 } },
      { retry: {} },
    ])
  })
})
