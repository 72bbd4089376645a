import { isIP } from 'node:net'
import { z } from 'zod'
import type { TrustedProxies } from './http/edge/client-address.ts'

/** The origin of a site, without a trailing slash. */
export const siteUrl = () =>
  z
    .url({ protocol: /^https?$/, abort: true })
    .refine(
      (text) => new URL(text).pathname === '/' && !new URL(text).search,
      'it must be an origin without a path',
    )
    .transform((text) => new URL(text).origin)

/** The address of an API, which may have a path, without a trailing slash. */
export const apiUrl = () =>
  z
    .url({ protocol: /^https?$/, abort: true })
    .refine((text) => !/[?#]/.test(text), 'it must have no query and no fragment')
    .transform((text) => text.replace(/\/+$/, ''))

const MOST_HOPS = 10

/** An address, or a network as a CIDR. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** `true` is refused: if every client were trusted, readers could choose what the log says about them. */
export const trustedProxies = () =>
  z.string().transform((text, context): TrustedProxies => {
    if (text === 'false') return false
    if (/^\d{1,2}$/.test(text) && Number(text) <= MOST_HOPS) return Number(text)
    const networks = text.split(',').map((network) => network.trim())
    if (networks.every(isNetwork)) return networks
    context.addIssue(`it must be false, a number up to ${MOST_HOPS}, or networks such as 10.0.0.0/8,fd00::/8`)
    return z.NEVER
  })
