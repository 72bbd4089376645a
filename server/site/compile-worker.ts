import { workerData } from 'node:worker_threads'
import { worker } from 'workerpool'
import type { PageSource, WorkerInput } from './compile-missing.ts'
import { compilePage } from './components/index.ts'
import { readBelow } from './read-content.ts'

const { root, options } = workerData as WorkerInput

worker({
  compile: ({ file, source }: PageSource) =>
    compilePage(file, source, options, (name) => readBelow(root, name)),
})
