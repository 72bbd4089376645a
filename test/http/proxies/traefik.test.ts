import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '#build/paths.ts'

// No package of Debian has Traefik: its file is read here, and was tried by hand on Traefik 3.7.15.
const { http } = parse(await readFile(`${ROOT}build/deploy/proxy/traefik.yaml`, 'utf8'))

test("Traefik's recipe names middlewares and services that it has, and gives a replica five seconds", () => {
  expect(http.serversTransports.docs.forwardingTimeouts.responseHeaderTimeout).toBe('5s')
  for (const router of Object.keys(http.routers)) {
    const { middlewares = [], service } = http.routers[router]
    for (const name of middlewares) expect(http.middlewares).toHaveProperty(name)
    expect(http.services).toHaveProperty(service)
  }
})

test("Traefik's recipe routes the documentation's addresses, and limits those that search for each reader", () => {
  const { docs, searches, website } = http.routers
  for (const path of ['docs', 'privacy-notice', 'terms', '/.well-known/security.txt'])
    expect(docs.rule).toContain(path)
  for (const path of ['search', 'go', 'api/search', 'api/symbols', 'mcp'])
    expect(searches.rule).toContain(path)
  expect([searches.priority > docs.priority, docs.priority > website.priority]).toEqual([true, true])
  expect(searches.middlewares.map((name: string) => http.middlewares[name])).toMatchObject([
    { rateLimit: { average: 20 } },
    { inFlightReq: { amount: 20 } },
    { retry: {} },
  ])
})
