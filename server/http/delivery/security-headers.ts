import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import { ASSISTANT_HOSTS } from '#client/model/assistant.ts'
import { hostedSearchOrigins } from '#client/model/hosted-search.ts'
import type { SiteData } from '#client/model/site-data.ts'
import type { Config } from '#server/config.ts'

const SECONDS_OF_TWO_YEARS = 63_072_000
const NO_HOSTS = { script: [], connect: [], frame: [] } as const

/**
 * The header table of the HTTP contract, by names in lower case: the same for every answer, those included that are made
 * before the application or without a request. The policy allows our own files, nothing inline, and the hosts of the
 * assistant and of hosted search if they are configured.
 */
export function securityHeaders(
  siteUrl: string,
  { assistant, hostedSearch }: Pick<SiteData, 'assistant' | 'hostedSearch'>,
  hsts: Config['HSTS'] = 'subdomains',
): Readonly<Record<string, string>> {
  const https = siteUrl.startsWith('https:')
  const { script, connect, frame } = assistant ? ASSISTANT_HOSTS : NO_HOSTS
  const searched = hostedSearch ? hostedSearchOrigins(hostedSearch.appId) : []
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...script],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connect, ...searched],
        ...(frame.length > 0 ? { frameSrc: [...frame] } : {}),
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity:
      https && hsts !== 'off'
        ? { maxAge: SECONDS_OF_TWO_YEARS, includeSubDomains: hsts === 'subdomains' }
        : false,
    xFrameOptions: { action: 'deny' },
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  })(response.req, response, () => {})
  const named = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  return {
    ...Object.fromEntries(named),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}
