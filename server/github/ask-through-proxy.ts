import { setGlobalProxyFromEnv } from 'node:http'
import { ConfigError } from '../config.ts'

/** Sends requests to other hosts through the proxy that HTTP_PROXY, HTTPS_PROXY and NO_PROXY describe, if they do. */
export function askThroughProxy(): void {
  try {
    setGlobalProxyFromEnv()
  } catch (error) {
    throw new ConfigError(`HTTP_PROXY, HTTPS_PROXY: ${error instanceof Error ? error.message : error}`)
  }
}
