import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Whose `X-Forwarded-For` counts: nobody's, that of so many hops before us, or that of these networks. */
export type TrustedProxies = false | number | readonly string[]

/** An address, or a network as a CIDR. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** The address that a request came from, as far as trusted proxies vouch for it. For the log only. */
export function createReaderAddress(trusted: TrustedProxies): (request: IncomingMessage) => string {
  if (trusted === false) return ({ socket }) => socket.remoteAddress ?? ''
  const vouches = typeof trusted === 'number' ? (_: string, hop: number) => hop < trusted : isIn(trusted)
  return ({ socket, headersDistinct }) => {
    const forwarded = headersDistinct['x-forwarded-for']?.join(',').split(',').reverse() ?? []
    const addresses = [socket.remoteAddress ?? '', ...forwarded.map((text) => text.trim())]
    // The first that nobody we trust vouches for; what is no address ends the chain.
    let reader = addresses[0] ?? ''
    for (const [hop, address] of addresses.entries()) {
      if (isIP(address) === 0) break
      reader = address
      if (!vouches(address, hop)) break
    }
    return reader
  }
}

function isIn(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}
