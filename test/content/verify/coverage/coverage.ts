import type { Setting } from '#server/site/data/settings.ts'
import type { PageFacts } from '../samples/collect-samples.ts'
import type { DocumentedName } from './documented-names.ts'
import { type Exceptions, reasonFor } from './exceptions.ts'

/** A part of a whole that must be all of it. */
export interface Share {
  readonly part: number
  readonly whole: number
  readonly missing: readonly string[]
}

export interface Coverage extends Share {
  /** Names on the pages that the server does not know, and exceptions that are obsolete. */
  readonly wrong: readonly string[]
}

/** Statements that were run, of those that an open source server could run. Reasons say what a statement would need. */
export function coverStatements(run: number, skipped: ReadonlyMap<string, number>): Share {
  const notRun = [...skipped].filter(([reason]) => !reason.startsWith('Enterprise'))
  return { part: run, whole: run + notRun.reduce((sum, [, count]) => sum + count, 0), missing: [] }
}

/** Pages whose syntax diagram is among those held against the server, of those that need no Enterprise server. */
export function coverDiagrams(pages: readonly PageFacts[], held: ReadonlySet<string>): Coverage {
  const files = pages
    .filter(({ grammars, isEnterprise }) => grammars.length > 0 && !isEnterprise)
    .map(({ file }) => file)
  const missing = files.filter((file) => !held.has(file))
  const wrong = [...held]
    .filter((file) => !files.includes(file))
    .map((file) => `test/content/verify/grammar/diagrams: content/${file} has no syntax diagram: remove it`)
  return { part: files.length - missing.length, whole: files.length, missing, wrong }
}

/** Functions of the server that have a heading, and headings that name no function. */
export function coverFunctions(
  server: readonly string[],
  documented: readonly DocumentedName[],
  elsewhere: ReadonlySet<string>,
  exceptions: Exceptions,
): Coverage {
  const existing = new Set(server.map((name) => name.toLowerCase()))
  const headings = new Set(documented.map(({ name }) => name))
  const wrong = documented
    .filter(({ name }) => !existing.has(name))
    .map(({ name, file, line }) => `content/${file}:${line}  the server has no function ${name}()`)
  const coverage = coverNames([...existing], new Set([...headings, ...elsewhere]), exceptions)
  return { ...coverage, wrong: [...wrong, ...coverage.wrong] }
}

/** Compares the server's names, without exceptions, with those in the pages. Documented names need no exception. */
export function coverNames(
  server: readonly string[],
  documented: ReadonlySet<string>,
  exceptions: Exceptions,
): Coverage {
  const names = [...new Set(server)].sort()
  const covered = names.filter((name) => documented.has(name))
  const missing = names.filter((name) => !documented.has(name) && reasonFor(name, exceptions) === null)
  const wrong = Object.keys(exceptions.names).flatMap((name) => {
    if (!names.includes(name)) return [`not-documented.yaml: the server has no ${name}: remove it`]
    return documented.has(name) ? [`not-documented.yaml: ${name} is documented: remove it`] : []
  })
  return { part: covered.length, whole: covered.length + missing.length, missing, wrong }
}

/** A row of SHOW PARAMETERS. */
export type Parameter = Readonly<Record<'property_path' | 'value' | 'value_source', string>>

/** Settings that are documented with the default that the server has. */
export function coverSettings(
  server: readonly Parameter[],
  settings: readonly Pick<Setting, 'key' | 'default' | 'edition'>[],
  exceptions: Exceptions,
): Coverage {
  const documented = new Map(settings.map((setting) => [setting.key, setting]))
  const existing = new Set(server.map(({ property_path }) => property_path))
  const wrong = settings
    .filter(
      ({ key, edition }) =>
        edition !== 'enterprise' && !existing.has(key) && reasonFor(key, exceptions) === null,
    )
    .map(({ key }) => `data/configuration.yaml: SHOW PARAMETERS has no ${key}`)
  const missing: string[] = []
  for (const { property_path: key, value, value_source } of server) {
    const setting = documented.get(key)
    if (!setting) missing.push(key)
    else if (
      value_source === 'default' &&
      value !== HIDDEN &&
      reasonFor(key, exceptions) === null &&
      normalValue(setting.default) !== normalValue(value)
    ) {
      missing.push(key)
      wrong.push(`data/configuration.yaml: ${key} is ${setting.default} there and ${value} in the server`)
    }
  }
  return { part: existing.size - missing.length, whole: existing.size, missing, wrong }
}

/** The server's mask for a password. */
const HIDDEN = '****'

/** 20 and 20.0 are one number; null, none and nothing are one default. */
function normalValue(value: Setting['default']): string {
  const text = String(value ?? '').replace(/^(null|none)$/i, '')
  const number = Number(text)
  return text === '' || Number.isNaN(number) ? text.toLowerCase() : String(number)
}
