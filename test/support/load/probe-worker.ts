import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { ask } from './flood.ts'

const { url, probes, everyMs, headers } = workerData as {
  url: string
  probes: number
  everyMs: number
  headers: Record<string, string>
}
// A connection for each probe, as kubelet and HAProxy make them: it waits behind those of the readers.
const agent = new Agent({ keepAlive: false })
const answers: { ms: number; status: number }[] = []
for (let count = 0; count < probes; count++) {
  const { ms, status } = await ask(url, agent, { headers })
  answers.push({ ms, status })
  await wait(everyMs)
}
agent.destroy()
parentPort?.postMessage(answers)
