import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { defineIncident } from '../incident.ts'
import { RECOVERY, readSection } from '../scene/page-section.ts'

const ROLLED_BACK = 'bulk update failed and will be rolled back'
const HOURS = 40
const ROWS = 4000
const COLUMNS = Array.from({ length: 10 }, (_, column) => `c${column}`)

export default defineIncident({
  name: 'Too many open files',
  heading: 'Too many open files (errno 24)',
  claim: 'Nothing acknowledged is lost; the limit of the running process is raised without a restart.',
  async run(scene, section) {
    const start = await readSection(RECOVERY, '')
    const server = await scene.start()
    await server.sql(`CREATE TABLE sensors (${COLUMNS.map((name) => `${name} DOUBLE`).join(', ')}, timestamp TIMESTAMP)
      TIMESTAMP(timestamp) PARTITION BY HOUR WAL`)
    const open = (await readdir(`/proc/${server.pid}/fd`)).length
    const limit = open + 80
    await scene.shell(`prlimit --pid ${server.pid} --nofile=${limit}:`)
    const step = (HOURS * 3600 * 1_000_000) / ROWS
    await server.sql(`INSERT INTO sensors SELECT ${COLUMNS.map(() => 'x').join(', ')},
      timestamp_sequence('2025-10-02', ${step}) FROM long_sequence(${ROWS})`)
    const failed = await server.suspended('sensors')
    // The message depends on the file that was the first too many.
    const isKnown = failed.errorTag === 'TOO MANY OPEN FILES' || failed.errorMessage === ROLLED_BACK
    assert(isKnown, `${failed.errorTag}, ${failed.errorMessage}`)
    start.says(ROLLED_BACK)
    assert(server.log().includes('[24] could not open read-write [file='), 'the log names no [24]')
    section.says('[24] could not open read-write [file=')

    // Not by sudo, which a root's shell may lack; and the machine's hard limit may be lower than the page's.
    const raise = section.code('sudo prlimit').replace('sudo ', '')
    await scene
      .shell(raise, { PID: String(server.pid) })
      .catch(() => scene.shell(raise.replace(/=.*/, '=$(ulimit -Hn):'), { PID: String(server.pid) }))
    section.says('Resume the suspended tables')
    await server.write('ALTER TABLE sensors RESUME WAL')
    assert.equal(await server.value('SELECT count() FROM sensors'), String(ROWS))
    return `suspended at ${limit} files; ${ROWS} of ${ROWS} rows after the limit was raised, without a restart`
  },
})
