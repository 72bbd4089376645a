import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { readBelow } from '../read-content.ts'
import { type CompileJob, fromThreadOptions, loadCompiler, workOn } from './compile-job.ts'

// The first message is the job, and the last: nothing else holds the thread.
const asked = parentPort && once(parentPort, 'message')
// Meanwhile: the thread that asks is still reading what pages depend on.
await loadCompiler()
const [job] = (await asked) as [CompileJob]

await workOn(
  job,
  fromThreadOptions(job.options),
  (file) => readBelow(job.root, file),
  (result) => parentPort?.postMessage(result, 'packed' in result ? [result.packed.buffer] : []),
)
