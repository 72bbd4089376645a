import { ConfigError } from './config.ts'

/** What an operator has to change when a server cannot listen; any other failure stays what it is. */
export function listenError(
  variable: 'PORT' | 'OPS_PORT',
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
      return new ConfigError(`HOST is ${host}, but this machine has no such address.`)
    default:
      return error
  }
}
