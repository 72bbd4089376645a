import { z } from 'zod'
import { apiUrl, siteUrl, trustedProxies } from './config-values.ts'

const port = z.coerce.number().int().min(0).max(65535)
const seconds = z.coerce.number().min(0).max(86_400)

export const DEFAULT_CONTENT_DIR = 'content'

/** Every variable with its default and a sentence; the only reader of the environment. */
const VARIABLES = {
  PORT: [port.default(8080), 'the port that serves the site'],
  HOST: [z.string().min(1).default('0.0.0.0'), 'the address to listen on'],
  OPS_PORT: [z.union([z.literal('off'), port]).default(8081), 'the port of /metrics, or "off"'],
  SITE_URL: [
    siteUrl().default('http://localhost:8080'),
    'the origin of canonical addresses, such as https://example.org',
  ],
  LOG_LEVEL: [
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    'how much is logged',
  ],
  CACHE_DIR: [
    z.string().min(1).default('.cache'),
    'a folder for compiled pages; they are only faster to have',
  ],
  TRUST_PROXY: [
    trustedProxies().default(false),
    "whose word on a reader's address the log takes: false, a number of hops, or CIDRs",
  ],
  GITHUB_REPOSITORY: [
    z
      .string()
      .regex(/^[\w-][\w.-]*\/[\w-][\w.-]*$/, 'it must be owner/name')
      .default('questdb/questdb'),
    'the repository whose release and stars are shown',
  ],
  GITHUB_TOKEN: [
    z
      .string()
      .regex(/^[\x21-\x7e]{1,255}$/, 'it must be one word')
      .optional(),
    "a token for GitHub's API, which raises its rate limit",
  ],
  GITHUB_API_URL: [apiUrl().default('https://api.github.com'), "where GitHub's API is"],
  METADATA_REFRESH_SECONDS: [
    seconds.default(3600),
    'how often release and stars are refreshed; 0 keeps them as they are',
  ],
  CONTENT_DIR: [z.string().min(1).default(DEFAULT_CONTENT_DIR), 'the folder with the pages'],
  LEAD_IN: [
    z.enum(['default', 'finance']).default('default'),
    'whom the introduction speaks to first: readers in general, or those in finance',
  ],
  AI_WIDGET_ID: [
    z
      .string()
      .regex(/^[\w-]{1,64}$/, 'it must be an identifier')
      .optional(),
    'the identifier of the question-answering widget; without one there is none',
  ],
  DRAIN_SECONDS: [
    seconds.default(10),
    'how long a stop may take: until half of it new requests are answered and /readyz says 503',
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
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return Object.fromEntries(entries) as Config
}

/** Values that a message must not repeat. */
const isSecret = (name: string): boolean => name.endsWith('_TOKEN')

/** The text of --help. */
export function describeConfig(): string {
  const width = Math.max(...Object.keys(VARIABLES).map((name) => name.length))
  const rows = Object.entries(VARIABLES).map(([name, [schema, meaning]]) => {
    const standard = schema.safeParse(undefined)
    return `  ${name.padEnd(width)}  ${meaning}${standard.success && standard.data !== undefined ? ` (default ${standard.data})` : ''}`
  })
  return ['Serves the documentation. Configuration is read from the environment:', '', ...rows].join('\n')
}
