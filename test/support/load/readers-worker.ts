import { Agent } from 'node:http'
import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { ask } from './ask.ts'
import type { ReaderAnswer, ReaderWork } from './readers.ts'

const { url, readers, errands, probes, headers = {} } = workerData as ReaderWork
const FAILED: ReaderAnswer = { status: 0, headers: {}, ms: 0 }
const REFUSED_MS = 200

// Linux takes it for this thread alone.
if (!probes) setPriority(constants.priority.PRIORITY_LOW)
// A connection for each probe, as kubelet and HAProxy make them: it waits behind those of the readers.
const agent = new Agent({ keepAlive: !probes, maxSockets: readers })
const answers: ReaderAnswer[] = []
let count = 0
let isStopped = false
parentPort?.once('message', () => {
  isStopped = true
})

async function read(): Promise<void> {
  while (!isStopped && answers.length < (probes?.times ?? Number.POSITIVE_INFINITY)) {
    const { path, body = '', ...options } = errands[count % errands.length] ?? { path: '/' }
    const number = String(count++)
    const numbered = (text: string) => text.replaceAll('{count}', number)
    const sent = ask(url + numbered(path), { ...options, agent, headers, body: numbered(body) })
    const { status, headers: answered, ms } = await (probes ? sent : sent.catch(() => FAILED))
    answers.push({ status, headers: answered, ms })
    if (probes) await wait(probes.everyMs)
    else if (status === 0 || status === 503) await wait(REFUSED_MS)
  }
}

await Promise.all(Array.from({ length: readers }, read))
agent.destroy()
parentPort?.postMessage(answers)
parentPort?.close()
