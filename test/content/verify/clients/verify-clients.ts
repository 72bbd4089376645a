import { freePort } from '#test/support/free-port.ts'
import { type Database, openDatabase } from '../server/database.ts'
import type { QuestdbServer } from '../server/questdb-server.ts'
import { judgeClosedPort, judgeRun } from './judge-sample.ts'
import { type ClientSample, type Manifest, readManifests } from './manifest.ts'
import { prepareSamples } from './prepare-samples.ts'
import { type Outcome, runProgram } from './run-program.ts'
import { TOOLCHAINS } from './toolchains.ts'

const SAMPLE_SECONDS = 120
/** If the port is closed, clients wait and retry; they can do that in parallel. */
const AT_ONCE = 6

/** Installs, compiles and runs the client samples of the content folder `root`, with a server and without. */
export async function verifyClients(
  root: string,
  languages: readonly string[],
  server: QuestdbServer,
  cacheDir: string,
): Promise<boolean> {
  const database = openDatabase(server.httpUrl)
  const { manifests, problems } = await readManifests(root, languages)
  for (const problem of problems) console.log(`FAIL  ${problem}`)
  let failures = problems.length
  for (const manifest of manifests) {
    for (const { file, problems, note } of await verifyManifest(manifest, server, database, cacheDir)) {
      failures += problems.length
      console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${manifest.language}  ${file}${note}`)
      for (const problem of problems) console.log(problem.replace(/^/gm, '      '))
    }
  }
  return failures === 0
}

interface Verdict {
  readonly file: string
  readonly note: string
  readonly problems: readonly string[]
}

async function verifyManifest(
  manifest: Manifest,
  server: QuestdbServer,
  database: Database,
  cacheDir: string,
): Promise<Verdict[]> {
  let folder: string
  try {
    folder = await prepareSamples(manifest, cacheDir)
  } catch (error) {
    return [{ file: `content/${manifest.file}`, note: '', problems: [(error as Error).message] }]
  }
  const run = (file: string, httpPort: number, pgPort: number) =>
    runProgram(TOOLCHAINS[manifest.language].command(manifest, folder, file), {
      cwd: folder,
      env: addresses(httpPort, pgPort),
      seconds: SAMPLE_SECONDS,
    })
  const verdicts: Verdict[] = []
  for (const sample of manifest.samples) {
    await database.clear()
    for (const statement of sample.setup) await database.query(statement)
    await database.settle()
    const outcome = await run(sample.file, server.httpPort, server.pgPort)
    await database.settle()
    const rows = await countRows(sample, database)
    const note = rows === null ? '' : `: ${rows} rows in ${sample.table}`
    verdicts.push({ file: sample.file, note, problems: judgeRun(sample, outcome, rows) })
  }
  const closed = await runClosed(manifest.samples, (file, port) => run(file, port, port))
  return verdicts.map((verdict, index) => {
    const outcome = closed[index]
    const more = outcome ? judgeClosedPort(manifest.language, verdict.file, outcome) : []
    return { ...verdict, problems: [...verdict.problems, ...more] }
  })
}

/** The final semicolon of a configuration string may be missing: a program must not append options to the last value. */
const addresses = (httpPort: number, pgPort: number): Record<string, string> => ({
  QDB_CLIENT_CONF: `http::addr=127.0.0.1:${httpPort}`,
  QDB_HTTP_URL: `http://127.0.0.1:${httpPort}`,
  QDB_PG_DSN: `host=127.0.0.1 port=${pgPort} user=admin password=quest dbname=qdb`,
  QDB_PG_URL: `postgresql://admin:quest@127.0.0.1:${pgPort}/qdb`,
  QDB_JDBC_URL: `jdbc:postgresql://127.0.0.1:${pgPort}/qdb?user=admin&password=quest`,
})

async function countRows({ table }: ClientSample, database: Database): Promise<number | null> {
  if (table === undefined) return null
  const [row] = await database.query(`SELECT count() n FROM "${table}"`).catch(() => [])
  return row ? Number(row.n) : null
}

async function runClosed(
  samples: readonly ClientSample[],
  run: (file: string, port: number) => Promise<Outcome>,
): Promise<Outcome[]> {
  const port = await freePort()
  const outcomes: Outcome[] = []
  const queue = [...samples.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      outcomes[next[0]] = await run(next[1].file, port)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return outcomes
}
