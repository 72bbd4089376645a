import { workerData } from 'node:worker_threads'
import { worker } from 'workerpool'
import { readBelow } from '../read-content.ts'
import { compileSource, type PageSource, type WorkerInput } from './compile-missing.ts'

const { root, options } = workerData as WorkerInput

worker({
  compile: (page: PageSource) => compileSource(page, options, (file) => readBelow(root, file)),
})
