import { createServer } from 'node:https'
import { expect, onTestFinished, test } from 'vitest'
import { createCertificate } from '#test/support/certificate.ts'
import { freePort } from '#test/support/free-port.ts'
import { forward } from '#test/support/front.ts'
import { startSite } from '#test/support/site-process.ts'
import { scanHost } from './observatory.ts'

/** Of at most 145 today; 100 is an A+. */
const AT_LEAST = 130
const INSTALL_AND_SCAN_MS = 400_000

test(
  'the HTTP Observatory finds nothing to mend in the site behind TLS',
  async () => {
    const port = await freePort()
    const site = await startSite({ env: { SITE_URL: `https://localhost:${port}` } })
    const { key, cert } = await createCertificate('localhost')
    const front = createServer({ key, cert }, (incoming, outgoing) => forward(site.url, incoming, outgoing))
    await new Promise<void>((listening) => front.listen(port, '127.0.0.1', listening))
    onTestFinished(async () => {
      front.close()
      front.closeAllConnections()
      await site.stop()
    })
    const { scan, tests } = await scanHost(`localhost:${port}`, cert)
    expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([])
    expect(scan.score).toBeGreaterThanOrEqual(AT_LEAST)
  },
  INSTALL_AND_SCAN_MS,
)
