import assert from 'node:assert/strict'
import { runPgSession } from '#test/content/releases/issues/pg-session.ts'
import { freePort } from '#test/support/ports.ts'
import { until } from '#test/support/site-process.ts'
import { defineIncident } from '../incident.ts'
import type { SceneServer } from '../scene/scene-server.ts'

/** The page's five seconds. */
const PROBE_MILLISECONDS = 5000
const LONG = 'SELECT sum(rnd_double()) FROM long_sequence(1000000000000)'

async function probe(url: string): Promise<number | null> {
  const signal = AbortSignal.timeout(PROBE_MILLISECONDS)
  return fetch(url, { signal }).then(
    (answer) => answer.status,
    () => null,
  )
}

/** As many long queries as the server has threads. */
function block(server: SceneServer): AbortController {
  const over = new AbortController()
  for (let thread = 0; thread < 2; thread++)
    fetch(`${server.httpUrl}/exec?query=${encodeURIComponent(LONG)}`, { signal: over.signal }).catch(() => {})
  return over
}

export default defineIncident({
  name: 'Probes that time out',
  heading: 'Probes that time out',
  claim:
    'Port 9003 answers while both threads are busy, 9000 does not; with pg.worker.count a client can end the queries.',
  async run(scene, section) {
    section.says('none within 5 seconds', 'pg.worker.count=2')
    const port = await freePort()
    const health = `http://127.0.0.1:${port}/`
    const minimal = { QDB_HTTP_MIN_ENABLED: 'true', QDB_HTTP_MIN_NET_BIND_TO: `127.0.0.1:${port}` }
    const server = await scene.start({ settings: { ...minimal, QDB_PG_WORKER_COUNT: '2' } })
    const over = block(server)
    const ping = `${server.httpUrl}/ping`
    await until(async () => (await probe(ping)) === null)
    const asked = performance.now()
    assert.equal(await probe(health), 200)
    const took = Math.round(performance.now() - asked)
    assert.equal(await probe(`${server.httpUrl}/exec?query=SELECT%201`), null)

    const running = await runPgSession(server.pgPort, ['SELECT query_id, query FROM query_activity()'])
    assert(running.kind === 'rows', 'the PostgreSQL client got no rows')
    const queries = running.table.rows.filter(([, query]) => query === LONG)
    assert.equal(queries.length, 2)
    for (const [id] of queries) await runPgSession(server.pgPort, [`CANCEL QUERY ${id}`])
    await until(async () => (await probe(ping)) === 204)
    over.abort()
    await server.end()

    const locked = { ...minimal, QDB_HTTP_USER: 'admin', QDB_HTTP_PASSWORD: 'quest' }
    const status = async (settings: NodeJS.ProcessEnv) => {
      const other = await scene.launch({ settings })
      let last: number | null = null
      await until(async () => {
        last = await probe(health)
        return last !== null
      })
      await other.end()
      return last
    }
    assert.equal(await status(locked), 401)
    section.code('false')
    assert.equal(await status({ ...locked, QDB_HTTP_HEALTH_CHECK_AUTHENTICATION_REQUIRED: 'false' }), 200)
    return `9003 answered in ${took} ms, 9000 not within 5 s; two queries were canceled by a PostgreSQL client`
  },
})
