import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Database, DatabaseGone } from '#test/content/verify/server/database.ts'
import { type QuestdbServer, startQuestdb } from '#test/content/verify/server/questdb-server.ts'
import { freePort } from '#test/support/ports.ts'
import { askForms } from '../forms/ask-forms.ts'
import type { FormQuestion } from '../forms/questions.ts'
import type { Clause, Measurement } from '../measurement.ts'
import { measureOperators, measureTypes } from './probes.ts'
import { JAVA_OPTIONS } from './server-defaults.ts'
import { measureSettings } from './settings.ts'

/** A release that ends more often than that is broken in another way. */
const MOST_FATAL = 20

/** Starts a release and measures everything; if a statement crashes the server, starts it again without that statement. */
export async function measureRelease(
  version: string,
  questions: readonly FormQuestion[],
): Promise<Measurement> {
  const forms: Record<string, Record<string, Clause>> = {}
  const fatal = new Set<string>()
  for (;;) {
    try {
      await using server = await startQuestdb(version, await environment())
      await askForms(questions, server.database, forms, fatal)
      const { unasked, ...lists } = await measureLists(server)
      const ended = [...fatal].map((statement) => `The server ended at: ${statement}`)
      return { ...lists, forms, unasked: [...unasked, ...ended] }
    } catch (error) {
      if (!(error instanceof DatabaseGone) || fatal.has(error.statement) || fatal.size === MOST_FATAL)
        throw error
      fatal.add(error.statement)
    }
  }
}

async function measureLists({ version, database, jar }: QuestdbServer): Promise<Omit<Measurement, 'forms'>> {
  const { settings, unasked } = await measureSettings(database, jar)
  const keywords = await database.query('SELECT keyword FROM keywords()')
  return {
    version,
    built: await buildDate(jar),
    unasked,
    functions: await measureFunctions(database),
    settings,
    keywords: keywords.flatMap(({ keyword }) => keyword?.toLowerCase() ?? []).sort(),
    types: await measureTypes(database),
    operators: await measureOperators(database),
  }
}

const environment = async (): Promise<NodeJS.ProcessEnv> => ({
  JAVA_TOOL_OPTIONS: JAVA_OPTIONS.join(' '),
  // As many as the release itself takes: other defaults follow them.
  QDB_SHARED_WORKER_COUNT: undefined,
  // Releases before 8.1 import from nowhere until it is set.
  QDB_CAIRO_SQL_COPY_ROOT: 'import',
  // Its settings are listed only while it runs.
  QDB_HTTP_MIN_ENABLED: 'true',
  QDB_HTTP_MIN_NET_BIND_TO: `127.0.0.1:${await freePort()}`,
})

/** The signatures of each function, without its name. Names are compared without case, as the server does. */
async function measureFunctions(database: Database): Promise<Record<string, string[]>> {
  const rows = await database.query('SELECT DISTINCT name, signature_translated, type FROM functions()')
  const functions = new Map<string, Set<string>>()
  for (const { name = '', signature_translated: signature = '', type } of rows) {
    const key = name.toLowerCase()
    const signatures = functions.get(key) ?? new Set<string>()
    functions.set(key, signatures.add(`${signature.slice(name.length)}${type === 'WINDOW' ? ' over' : ''}`))
  }
  const sorted = [...functions].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, signatures]) => [name, [...signatures].sort()]))
}

/** The day of the latest file in a jar. */
async function buildDate(jar: string): Promise<string> {
  const { stdout } = await promisify(execFile)('unzip', ['-Z', '-T', jar], { maxBuffer: 16 * 1024 * 1024 })
  const days = stdout.match(/\b(20\d\d)(\d\d)(\d\d)\.\d{6}\b/g) ?? []
  const latest = days.sort().at(-1) ?? ''
  return latest.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3')
}
