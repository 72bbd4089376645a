import assert from 'node:assert/strict'
import { until } from '#test/support/site-process.ts'
import { defineIncident } from '../incident.ts'
import type { SceneServer } from '../scene/scene-server.ts'

const ROUNDS = 3
const WRITERS = 4
const BATCH_ROWS = 200
const BATCHES_BEFORE_KILL = 150

/** Of one batch: late rows included, so that the kill also finds partitions being rewritten. */
function lines(batch: string): string {
  const base = Date.UTC(2025, 9, 1)
  return Array.from({ length: BATCH_ROWS }, () => {
    const micros = (base + Math.floor(Math.random() * 3 * 86_400_000)) * 1000
    return `trades,symbol=BTC-USD sending="${batch}",price=${(Math.random() * 1000).toFixed(2)} ${micros}000`
  }).join('\n')
}

/** Sends batch after batch until the server is gone; those that it took are added to `acknowledged`. */
async function writeOn(server: SceneServer, name: string, acknowledged: Set<string>): Promise<void> {
  for (let count = 0; ; count++) {
    const batch = `${name}-${count}`
    const body = lines(batch)
    const answer = await fetch(`${server.httpUrl}/write`, { method: 'POST', body }).catch(() => null)
    if (answer === null) return
    assert.equal(answer.status, 204, await answer.text())
    acknowledged.add(batch)
  }
}

export default defineIncident({
  name: 'Killed during writes',
  heading: 'Killed without a message',
  claim: 'Every acknowledged row is there after the start, and kill -9 tears no file.',
  async run(scene, section) {
    section.says('All rows that it acknowledged are in the WAL, and it applies them at the start.')
    const acknowledged = new Set<string>()
    for (let round = 1; round <= ROUNDS; round++) {
      const server = await scene.start()
      const before = acknowledged.size
      const writers = Array.from({ length: WRITERS }, (_, writer) =>
        writeOn(server, `${round}.${writer}`, acknowledged),
      )
      await until(async () => acknowledged.size - before > BATCHES_BEFORE_KILL)
      await server.end('SIGKILL')
      await Promise.all(writers)
    }
    const server = await scene.start()
    await server.settle()
    const rows = await server.sql('SELECT sending, count() AS n FROM trades')
    assert.equal((await server.wal('trades')).suspended, 'false')
    const complete = new Set(rows.filter(({ n }) => n === String(BATCH_ROWS)).map(({ sending }) => sending))
    const lost = [...acknowledged].filter((batch) => !complete.has(batch))
    assert.deepEqual(lost, [], 'acknowledged batches that are not complete')
    assert.equal(rows.length, complete.size, 'a batch is there in part')
    const kept = acknowledged.size * BATCH_ROWS
    return `killed ${ROUNDS} times under ${WRITERS} senders: ${kept.toLocaleString('en')} of ${kept.toLocaleString('en')} acknowledged rows, no batch in part`
  },
})
