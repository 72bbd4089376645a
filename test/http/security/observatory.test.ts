import { expect, onTestFinished, test } from 'vitest'
import { startBothSchemes } from '#test/support/both-schemes.ts'
import { freePort } from '#test/support/ports.ts'
import { findProgram } from '#test/support/proxies/debian-programs.ts'
import { startProxy } from '#test/support/proxies/proxy.ts'
import { runSite } from '#test/support/site-process.ts'
import { hasScanner, scanHost } from './observatory.ts'

/**
 * Of at most 145: five are for cookies, of which the site has none, and five for a host that browsers know to demand TLS.
 * 100 is an A+.
 */
const AT_LEAST = 135
const missing = !hasScanner() || findProgram('nginx') === null || findProgram('openssl') === null

// CI has all of it; others bring the scanner with test/http/security/install-observatory.ts.
test.skipIf(missing && !process.env.CI)(
  "the HTTP Observatory finds nothing to mend in the site behind nginx's recipe",
  async () => {
    const place = `localhost:${await freePort()}`
    const site = await runSite({ env: { SITE_URL: `https://${place}` } })
    const proxy = await startProxy('nginx', {
      replicas: [site.port, site.port],
      website: site.port,
      host: 'localhost',
      moved: { 'https://docs.example': `https://${place}` },
    })
    const both = await startBothSchemes(Number(place.split(':')[1]), proxy.ports)
    onTestFinished(() => void both.close())
    const { scan, tests } = await scanHost(place, proxy.cert)
    expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([])
    expect(scan.score).toBeGreaterThanOrEqual(AT_LEAST)
  },
)
