import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { ROOT } from '#build/paths.ts'
import { freePort } from '#test/support/ports.ts'
import { CONTENT } from '../pages.ts'
import type { QuestdbServer } from '../server/questdb-server.ts'
import { failureOf, judgeClosedPort, judgeRun } from './judge-sample.ts'
import { type ClientSample, type Manifest, readManifests } from './manifest.ts'
import { runProgram } from './run-program.ts'
import { TOOLCHAINS } from './toolchains.ts'

const INSTALL_SECONDS = 900
const SAMPLE_SECONDS = 120

/** Installs, compiles and runs the client samples of those languages, or of all, with a server and without. */
export async function verifyClients(languages: readonly string[], server: QuestdbServer): Promise<boolean> {
  let holds = true
  for (const manifest of await readManifests(CONTENT, languages))
    for (const { file, note = '', problems } of await verifyManifest(manifest, server)) {
      holds &&= problems.length === 0
      console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${manifest.language}  ${file}${note}`)
      for (const problem of problems) console.log(problem.replace(/^/gm, '      '))
    }
  return holds
}

interface Verdict {
  readonly file: string
  readonly note?: string
  readonly problems: readonly string[]
}

async function verifyManifest(
  manifest: Manifest,
  { database, httpPort, pgPort }: QuestdbServer,
): Promise<Verdict[]> {
  const { language, samples } = manifest
  const env = { SAMPLES: manifest.folder }
  const folder = await prepareSamples(manifest, env).catch((error: Error) => error)
  if (typeof folder !== 'string') return [{ file: `content/${manifest.file}`, problems: [folder.message] }]
  const run = (file: string, http: number, pg: number) =>
    runProgram(TOOLCHAINS[language].run(file), {
      cwd: folder,
      env: { ...env, ...addresses(http, pg) },
      seconds: SAMPLE_SECONDS,
    })
  const rowsOf = async ({ table }: ClientSample): Promise<number | null> => {
    const [row] = table ? await database.query(`SELECT count() n FROM "${table}"`).catch(() => []) : []
    return row ? Number(row.n) : null
  }
  const verdicts: Verdict[] = []
  for (const sample of samples) {
    await database.clear()
    for (const statement of sample.setup) await database.query(statement)
    await database.settle()
    const outcome = await run(sample.file, httpPort, pgPort)
    await database.settle()
    const rows = await rowsOf(sample)
    const note = rows === null ? '' : `: ${rows} rows in ${sample.table}`
    verdicts.push({ file: sample.file, note, problems: judgeRun(sample, outcome, rows) })
  }
  // Clients wait and retry while the port is closed: they can do that at the same time.
  const closed = await freePort()
  return Promise.all(
    verdicts.map(async (verdict) => {
      const outcome = await run(verdict.file, closed, closed)
      const problems = [...verdict.problems, ...judgeClosedPort(language, verdict.file, outcome)]
      return { ...verdict, problems }
    }),
  )
}

/** Installs and compiles what a manifest needs. Answers the folder; throws a sentence that says what failed. */
async function prepareSamples(manifest: Manifest, env: Readonly<Record<string, string>>): Promise<string> {
  // Other requirements are another folder: nothing of an earlier version is left in it.
  const key = createHash('sha256').update(`${manifest.file}\0${manifest.requires.join('\0')}`)
  const folder = `${ROOT}.cache/clients/${manifest.language}/${key.digest('hex').slice(0, 12)}`
  await mkdir(folder, { recursive: true })
  const options = { cwd: folder, env, seconds: INSTALL_SECONDS }
  const outcome = await runProgram(TOOLCHAINS[manifest.language].prepare(manifest), options)
  if (outcome.code === 0) return folder
  throw new Error(`its samples cannot be made ready to run: ${failureOf(outcome)}`)
}

/** The final semicolon of a configuration string may be missing: a program must not append options to the last value. */
const addresses = (httpPort: number, pgPort: number): Record<string, string> => ({
  QDB_CLIENT_CONF: `http::addr=127.0.0.1:${httpPort}`,
  QDB_HTTP_URL: `http://127.0.0.1:${httpPort}`,
  QDB_PG_DSN: `host=127.0.0.1 port=${pgPort} user=admin password=quest dbname=qdb`,
  QDB_PG_URL: `postgresql://admin:quest@127.0.0.1:${pgPort}/qdb`,
  QDB_JDBC_URL: `jdbc:postgresql://127.0.0.1:${pgPort}/qdb?user=admin&password=quest`,
})
