import { workerData } from 'node:worker_threads'
import { worker } from 'workerpool'
import { createReleaseHistory } from '../data/release-history.ts'
import { readBelow } from '../read-content.ts'
import { compileSource, type PageSource, type WorkerInput } from './compile-missing.ts'

const { root, options } = workerData as WorkerInput
const { releases, ...data } = options.data
const compileOptions = { ...options, data: { ...data, releases: releases && createReleaseHistory(releases) } }

worker({
  compile: (page: PageSource) => compileSource(page, compileOptions, (file) => readBelow(root, file)),
})
