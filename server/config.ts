import { statSync } from 'node:fs'
import proxyAddr from 'proxy-addr'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65535)
const identifier = z.string().regex(/^[\w-]{1,128}$/, 'it must be an identifier')
const word = z.string().regex(/^[\x21-\x7e]{1,255}$/, 'it must be one word')
const repository = z.string().regex(/^[\w-][\w.-]*\/[\w-][\w.-]*$/, 'it must be owner/name')
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory()
const folder = z.string().refine(isFolder, 'there is no such folder')
/** A name or an address; brackets around one of IPv6, which belong to URLs, are taken off. */
const host = z
  .string()
  .min(1)
  .transform((text) => text.replace(/^\[(.*)\]$/, '$1'))
/** The address of a site or an API, without a trailing slash. */
const url = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((text) => !/[?#]/.test(text), 'it must have no query and no fragment')
  .transform((text) => text.replace(/\/+$/, ''))
const seconds = z.coerce.number().min(0).max(86_400)

/** Whose `X-Forwarded-For` is trusted: no proxy's, that of a number of hops before us, or that of these networks. */
export type TrustedProxies = false | number | readonly string[]

const MOST_HOPS = 10

/** `true` is refused: if every client were trusted, readers could choose what the log says about them. */
const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  if (text === 'false') return false
  if (/^\d{1,2}$/.test(text) && Number(text) <= MOST_HOPS) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  try {
    proxyAddr.compile(networks)
    return networks
  } catch {
    context.addIssue(`it must be false, a number up to ${MOST_HOPS}, or networks such as 10.0.0.0/8,fd00::/8`)
    return z.NEVER
  }
})

export const DEFAULT_CONTENT_DIR = 'content'

/** Every variable with its default and a description; only this file reads the environment. */
const VARIABLES = {
  PORT: [port.default(8080), 'the port that serves the site'],
  HOST: [host.default('0.0.0.0'), 'the address to listen on'],
  OPS_PORT: [z.union([z.literal('off'), port]).default(8081), 'the port of /metrics, or "off"'],
  OPS_HOST: [
    host.default('127.0.0.1'),
    'the address of that port; 0.0.0.0 in a container, out of reach for readers',
  ],
  SITE_URL: [
    url
      .refine((text) => new URL(text).pathname === '/', 'it must be an origin without a path')
      .transform((text) => new URL(text).origin)
      .default('http://localhost:8080'),
    'the origin of canonical addresses, such as https://example.org',
  ],
  HSTS: [
    z.enum(['off', 'host', 'subdomains']).default('subdomains'),
    'which hosts browsers may reach only over https, if SITE_URL is https: off (none), host (its own), or subdomains (those too)',
  ],
  LOG_LEVEL: [
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    'how much is logged',
  ],
  CACHE_DIR: [
    z.string().min(1).default('.cache'),
    'a folder for compiled pages; deleting it only makes the next start slower',
  ],
  TRUST_PROXY: [
    trustedProxies.default(false),
    "which proxies' headers on a reader's address and a request's id are trusted: false, a number of hops, or CIDRs",
  ],
  GITHUB_REPOSITORY: [
    repository.default('questdb/questdb'),
    'the repository whose release and stars are shown',
  ],
  GITHUB_TOKEN: [word.optional(), "a token for GitHub's API, which raises its rate limit"],
  GITHUB_API_URL: [url.default('https://api.github.com'), "where GitHub's API is"],
  METADATA_REFRESH_SECONDS: [
    seconds.default(3600),
    'how often release and stars are refreshed; with 0 they never are',
  ],
  CONTENT_DIR: [folder.prefault(DEFAULT_CONTENT_DIR), 'the folder with the pages'],
  LEAD_IN: [
    z.enum(['default', 'finance']).default('default'),
    'the audience that the introduction addresses first: default (readers in general) or finance',
  ],
  OFFLINE: [
    z.enum(['on', 'off']).default('on'),
    'whether browsers keep the pages that readers open; off deletes what they kept',
  ],
  AI_WIDGET_ID: [
    identifier.optional(),
    'the identifier of the question-answering widget; without it, there is no widget',
  ],
  ALGOLIA_APP_ID: [
    identifier.optional(),
    "the search provider's application, for hosted search instead of the embedded one; needs its key and index",
  ],
  ALGOLIA_API_KEY: [identifier.optional(), 'a search-only key of that application; readers can see it'],
  ALGOLIA_INDEX: [identifier.optional(), 'the index of that application'],
  SITE_VERIFICATION: [
    identifier.optional(),
    'the code that proves to a search engine who owns the site, in a meta tag of every page',
  ],
  QUEUE_SECONDS: [
    seconds.min(0.1).default(1),
    'how long a request may wait for its turn on the processor before it is refused with 503',
  ],
  DRAIN_SECONDS: [
    seconds.default(10),
    'how long a shutdown may take; for the first half, new requests are answered while /readyz returns 503',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>

type Variables = typeof VARIABLES
export type Config = { readonly [Name in keyof Variables]: z.output<Variables[Name][0]> }

/** Says which variable is wrong, what it got and what it takes. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = []
  const entries = Object.entries(VARIABLES).map(([name, [schema, meaning]]) => {
    const value = env[name] === '' ? undefined : env[name]
    const result = schema.safeParse(value)
    if (!result.success)
      problems.push(
        `${name} is ${isSecret(name) ? 'wrong' : `"${value}"`}, but it takes ${meaning}: ${result.error.issues[0]?.message}`,
      )
    return [name, result.data]
  })
  problems.push(...partlyConfigured(env))
  const config = Object.fromEntries(entries) as Config
  const hosts = new Set([config.HOST, config.OPS_HOST])
  const overlap = hosts.size === 1 || hosts.has('0.0.0.0') || hosts.has('::')
  if (overlap && config.PORT !== 0 && config.PORT === config.OPS_PORT)
    problems.push(
      `PORT and OPS_PORT are both ${config.PORT}: probes and metrics need a port of their own, or "off"`,
    )
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return config
}

const HOSTED_SEARCH = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX']

/** Hosted search needs all of its variables; setting only some is a mistake that would go unnoticed. */
function partlyConfigured(env: Readonly<Record<string, string | undefined>>): string[] {
  const missing = HOSTED_SEARCH.filter((name) => !env[name])
  if (missing.length === 0 || missing.length === HOSTED_SEARCH.length) return []
  return [`${missing.join(' and ')} missing: hosted search takes all of ${HOSTED_SEARCH.join(', ')}, or none`]
}

/** Values that a message must not repeat. */
const isSecret = (name: string): boolean => /_(?:TOKEN|KEY)$/.test(name)

/** The text of --help. */
export function describeConfig(): string {
  const width = Math.max(...Object.keys(VARIABLES).map((name) => name.length))
  const rows = Object.entries(VARIABLES).map(([name, [schema, meaning]]) => {
    const standard = schema.safeParse(undefined)
    return `  ${name.padEnd(width)}  ${meaning}${standard.success && standard.data !== undefined ? ` (default ${standard.data})` : ''}`
  })
  return ['Serves the documentation. Configuration is read from the environment:', '', ...rows].join('\n')
}
