import assert from 'node:assert/strict'
import { defineIncident } from '../incident.ts'

/** Not in the order of their time: sorting them takes 32 bytes of native memory for each. */
const ROWS = 6_000_000
/** Of native memory. */
const LIMIT_MEGABYTES = 150

export default defineIncident({
  name: 'Out of memory',
  heading: 'Out of memory',
  claim:
    'A query fails alone; a suspended table loses nothing once the limit is raised and the server restarted.',
  async run(scene, section) {
    const small = { QDB_RAM_USAGE_LIMIT_BYTES: `${LIMIT_MEGABYTES}m` }
    const server = await scene.start({ settings: small })
    const refused = await server.refusal(
      'SELECT x, count() FROM long_sequence(50000000) GROUP BY x ORDER BY x',
    )
    assert(refused.startsWith('global RSS memory limit exceeded'), refused)
    section.says('global RSS memory limit exceeded')
    assert.equal(await server.value('SELECT 1'), '1')

    await server.sql(
      `CREATE TABLE shuffled (price DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY WAL`,
    )
    await server.sql(`INSERT INTO shuffled
      SELECT x, '2025-10-01'::TIMESTAMP + rnd_long(0, 86399999999, 0) FROM long_sequence(${ROWS})`)
    const failed = await server.suspended('shuffled')
    section.says('with the tag OUT OF MEMORY and memoryPressure 2')
    assert.deepEqual([failed.errorTag, failed.memoryPressure], ['OUT OF MEMORY', '2'], failed.errorMessage)

    section.says('the server then applies the waiting transactions, and nothing is lost.')
    const raised = await scene.start()
    await raised.settle()
    assert.equal((await raised.wal('shuffled')).suspended, 'false')
    assert.equal(await raised.value('SELECT count() FROM shuffled'), String(ROWS))
    return `at ${LIMIT_MEGABYTES} MB the query failed alone and an unsorted insert suspended its table; all 6,000,000 rows are there after a restart with the default`
  },
})
