import { parseArgs } from 'node:util'

export interface VerifyOptions {
  /** Pages, or with `clients` languages; none is all. */
  readonly names: readonly string[]
  readonly update: boolean
  readonly clients: boolean
  /** Prints every name that is not documented, not only the first. */
  readonly missing: boolean
  readonly raise: boolean
  readonly writeReadme: boolean
}

/** Reads the command line. Throws a sentence on words it does not know. */
export function parseOptions(argv: readonly string[]): VerifyOptions {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      clients: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
      raise: { type: 'boolean', default: false },
      'write-readme': { type: 'boolean', default: false },
    },
  })
  const { update, clients, missing, raise, 'write-readme': writeReadme } = values
  if (positionals.length > 0 && (raise || writeReadme))
    throw new Error('--raise and --write-readme are about all pages: name no page with them')
  return { names: positionals, update, clients, missing, raise, writeReadme }
}
