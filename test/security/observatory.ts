import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '#build/paths.ts'

const run = promisify(execFile)

/** MDN's HTTP Observatory. Not a dependency: 200 packages for one test, one of them compiled on installation. */
const PACKAGE = '@mdn/mdn-http-observatory'
const VERSION = '1.4.8'
const INSTALL_MS = 300_000
const SCAN_MS = 60_000

export interface Scan {
  readonly scan: { readonly score: number; readonly grade: string }
  readonly tests: Readonly<Record<string, { readonly pass: boolean; readonly result: string }>>
}

/** Scans a host, with its port, over TLS whose certificate is `cert`. Throws a sentence when the scanner cannot be had. */
export async function scanHost(host: string, cert: Buffer): Promise<Scan> {
  const scanner = await obtainScanner()
  const folder = await mkdtemp(join(tmpdir(), 'docs-scan-'))
  const trusted = join(folder, 'cert.pem')
  await writeFile(trusted, cert)
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: trusted }
  const { stdout } = await run(process.execPath, [`${scanner}/src/scan.js`, host], { env, timeout: SCAN_MS })
  await rm(folder, { recursive: true })
  return JSON.parse(stdout) as Scan
}

async function obtainScanner(): Promise<string> {
  const folder = `${ROOT}.cache/observatory-${VERSION}`
  const scanner = `${folder}/node_modules/${PACKAGE}`
  const preloaded = `${scanner}/conf/hsts-preload.json`
  const isThere = await access(preloaded).then(
    () => true,
    () => false,
  )
  if (isThere) return scanner
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/package.json`, '{ "private": true }\n')
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent']
  await run('npm', ['install', ...options, `${PACKAGE}@${VERSION}`], {
    cwd: folder,
    timeout: INSTALL_MS,
  }).catch((cause) => {
    throw new Error(
      `npm could not install ${PACKAGE} ${VERSION} below ${folder}: it needs the npm registry.`,
      {
        cause,
      },
    )
  })
  // Browsers' list of hosts that demand TLS, which an installation fetches: no host of a test is on it.
  await writeFile(preloaded, '{}')
  return scanner
}
