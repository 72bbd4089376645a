import { statSync } from 'node:fs'
import { type Config, ConfigError } from './config.ts'

const EVERY_ADDRESS = ['0.0.0.0', '::']

type Checked = Pick<Config, 'CONTENT_DIR' | 'PORT' | 'HOST' | 'OPS_PORT' | 'OPS_HOST'>

/** Throws a ConfigError for values that are right by themselves, but not together or on this machine. */
export function checkConfig({ CONTENT_DIR, PORT, HOST, OPS_PORT, OPS_HOST }: Checked): void {
  if (!statSync(CONTENT_DIR, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError(`CONTENT_DIR is "${CONTENT_DIR}", but there is no such folder.`)
  const share = HOST === OPS_HOST || [HOST, OPS_HOST].some((host) => EVERY_ADDRESS.includes(host))
  if (PORT !== 0 && PORT === OPS_PORT && share)
    throw new ConfigError(`PORT and OPS_PORT are both ${PORT}: name another OPS_PORT, or "off".`)
}
