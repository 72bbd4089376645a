import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'

const ADVISORIES = '/-/npm/v1/security/advisories/bulk'
const advisory = (severity: string) => ({
  esbuild: [
    { id: 1, url: 'https://example.org/1', title: 'Bad', severity, vulnerable_versions: '*', cwe: [] },
  ],
})

/** Runs the check against a registry that answers to the question for advisories, and to no other. */
async function check(advisories: object | null): Promise<{ status: number; output: string }> {
  const registry = createServer((request, response) => {
    request.resume()
    if (request.url === ADVISORIES && advisories) {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(advisories))
    } else response.writeHead(405).end()
  })
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void registry.close())
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`
  const child = spawn(process.execPath, ['build/packages/check-packages.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      npm_config_registry: address,
      // No other host is contacted: requests that are not for the registry come here too.
      ...{ npm_config_https_proxy: address, npm_config_noproxy: '127.0.0.1' },
      npm_config_cache: await temporaryFolder(),
      npm_config_fetch_retries: '0',
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [status] = await once(child, 'close')
  return { status, output }
}

test('a registry that does not answer is no fault of the packages, and that is said', async () => {
  const { status, output } = await check(null)
  expect(status, output).toBe(0)
  expect(output).toMatch(/^-- {4}advisories: not checked, since the registry did not answer: .*405/m)
  expect(output).toMatch(/^-- {4}signatures of packages: not checked/m)
})

test('a package with a severe vulnerability fails', async () => {
  const { status, output } = await check(advisory('critical'))
  expect(output).toMatch(/^FAIL {2}advisories\n {6}(?:.*\n {6})*esbuild has a critical vulnerability/m)
  expect(status).toBe(1)
})

test('packages of which nothing severe is known pass', async () => {
  for (const advisories of [{}, advisory('low')]) {
    const { status, output } = await check(advisories)
    expect(output).toMatch(/^ok {4}advisories$/m)
    expect(status).toBe(0)
  }
})
