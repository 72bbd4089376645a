import type { AddressInfo } from 'node:net'
import { ConfigError } from './config.ts'

/** The variables of a port and of its address. */
export type ListenVariables = readonly [port: 'PORT' | 'OPS_PORT', host: 'HOST' | 'OPS_HOST']

/** Says what an operator has to change if a start fails because of a limit; any other error is returned unchanged. */
export const limitError = (error: unknown): unknown =>
  (error as NodeJS.ErrnoException).code === 'EMFILE'
    ? new ConfigError(
        'This process may open too few files: raise the limit to 1024 or more (ulimit -n, LimitNOFILE).',
      )
    : error

/** Says what an operator has to change if a server cannot listen; any other error is returned unchanged. */
export function listenError(
  [variable, hostVariable]: ListenVariables,
  port: number,
  host: string,
  error: unknown,
): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new ConfigError(
        `${variable} is ${port}, but another process listens there already: name another one.`,
      )
    case 'EACCES':
      return new ConfigError(
        `${variable} is ${port}, but this user may not listen there: name one above 1023.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError(`${hostVariable} is ${host}, but this machine has no such address.`)
    default:
      return limitError(error)
  }
}

/** The address that a server listens on, as operators write it. */
export function addressOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return address ?? ''
  const host = address.address.includes(':') ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}`
}
