import { parentPort, workerData } from 'node:worker_threads'
import { readBelow } from '../read-content.ts'
import { type CompileJob, fromThreadOptions, workOn } from './compile-job.ts'

const job = workerData as CompileJob

await workOn(
  job,
  fromThreadOptions(job.options),
  (file) => readBelow(job.root, file),
  (result) => parentPort?.postMessage(result, 'packed' in result ? [result.packed.buffer] : []),
)
