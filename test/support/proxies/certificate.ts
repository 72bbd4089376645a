import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../files/temporary-folder.ts'

export interface Certificate {
  readonly key: Buffer
  readonly cert: Buffer
}

/** A certificate that signs itself, for a day, for 127.0.0.1 and the names given; made with OpenSSL. */
export async function createCertificate(...names: readonly string[]): Promise<Certificate> {
  const folder = await temporaryFolder()
  const keyFile = join(folder, 'key.pem')
  const certFile = join(folder, 'cert.pem')
  const subjects = ['IP:127.0.0.1', ...names.map((name) => `DNS:${name}`)].join(',')
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
    ...['-subj', '/CN=documentation-test', '-addext', `subjectAltName=${subjects}`],
    ...['-keyout', keyFile, '-out', certFile],
  ])
  return { key: await readFile(keyFile), cert: await readFile(certFile) }
}
