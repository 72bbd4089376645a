import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from 'proxy-addr'
import type { TrustedProxies } from '#server/config.ts'

export type ClientAddress = ReturnType<typeof createClientAddress>

export function createClientAddress(trusted: TrustedProxies) {
  const trusts =
    typeof trusted === 'number'
      ? (address: string, hop: number) => hop < trusted && isIP(address) !== 0
      : proxyAddr.compile([...(trusted || [])])
  return {
    /** The address that a request came from, according to trusted proxies; an entry that is none ends the chain. */
    of: (request: IncomingMessage): string =>
      proxyAddr.all(request, trusts).findLast((address) => isIP(address) !== 0) ?? '',
    /** Set if the other end of the connection is a trusted proxy. */
    isVouched: ({ socket }: IncomingMessage): boolean => trusts(socket.remoteAddress ?? '', 0),
  }
}

/**
 * The address that counts as one reader: an IPv4 address, or the first half of an IPv6 address, since one household has all of the
 * rest.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address
  const [before = '', after = ''] = address.toLowerCase().split('::')
  const groups = before.split(':')
  const left = 8 - groups.length - after.split(':').length
  return [...groups, ...Array<string>(Math.max(0, left)).fill('0'), ...after.split(':')]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '') || '0')
    .join(':')
}
