import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '#build/paths.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'

const run = promisify(execFile)

/** MDN's HTTP Observatory. Not a dependency: 200 packages for one test, one of them compiled on installation. */
const PACKAGE = '@mdn/mdn-http-observatory'
const VERSION = '1.4.8'
const FOLDER = `${ROOT}.cache/observatory-${VERSION}`
const SCANNER = `${FOLDER}/node_modules/${PACKAGE}`
const PRELOADED = `${SCANNER}/conf/hsts-preload.json`

export interface Scan {
  readonly scan: { readonly score: number; readonly grade: string }
  readonly tests: Readonly<Record<string, { readonly pass: boolean; readonly result: string }>>
}

/** Scans a host, with its port, over TLS whose certificate is `cert`. */
export async function scanHost(host: string, cert: string): Promise<Scan> {
  const folder = await temporaryFolder()
  const trusted = join(folder, 'cert.pem')
  await writeFile(trusted, cert)
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: trusted }
  const { stdout } = await run(process.execPath, [`${SCANNER}/src/scan.js`, host], { env })
  return JSON.parse(stdout) as Scan
}

export const hasScanner = (): boolean => existsSync(PRELOADED)

/** Installs the scanner with npm; .ci/run calls it, and so can developers who want the test. Throws if that fails. */
export async function installScanner(): Promise<void> {
  if (hasScanner()) return
  await mkdir(FOLDER, { recursive: true })
  await writeFile(`${FOLDER}/package.json`, '{ "private": true }\n')
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent']
  await run('npm', ['install', ...options, `${PACKAGE}@${VERSION}`], { cwd: FOLDER }).catch((cause) => {
    throw new Error(
      `npm could not install ${PACKAGE} ${VERSION} below ${FOLDER}: it needs the npm registry.`,
      { cause },
    )
  })
  // Browsers' list of hosts that demand TLS, which an installation fetches: no host of a test is on it.
  await writeFile(PRELOADED, '{}')
}
