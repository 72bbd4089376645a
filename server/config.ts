import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65535)
const seconds = z.coerce.number().min(0).max(86_400)

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
  CONTENT_DIR: [z.string().min(1).default('content'), 'the folder with the pages'],
  DRAIN_SECONDS: [seconds.default(10), 'how long requests may take to end after SIGTERM'],
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
      problems.push(`${name} is "${value}", but it takes ${meaning}: ${result.error.issues[0]?.message}`)
    return [name, result.data]
  })
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return Object.fromEntries(entries) as Config
}

/** The text of --help. */
export function describeConfig(): string {
  const width = Math.max(...Object.keys(VARIABLES).map((name) => name.length))
  const rows = Object.entries(VARIABLES).map(([name, [schema, meaning]]) => {
    const standard = schema.safeParse(undefined)
    return `  ${name.padEnd(width)}  ${meaning}${standard.success ? ` (default ${standard.data})` : ''}`
  })
  return ['Serves the documentation. Configuration is read from the environment:', '', ...rows].join('\n')
}

function siteUrl() {
  return z
    .url({ protocol: /^https?$/, abort: true })
    .refine(
      (text) => new URL(text).pathname === '/' && !new URL(text).search,
      'it must be an origin without a path',
    )
    .transform((text) => new URL(text).origin)
}
