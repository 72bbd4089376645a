import { deserialize } from 'node:v8'
import { worker } from 'workerpool'
import type { CompileOptions } from './compile/compile-context.ts'
import type { PageSource } from './compile-missing.ts'
import { compilePage } from './components/index.ts'
import { readBelow } from './read-content.ts'

/** Compiles the pages that its thread is given. */
function createCompile() {
  /** The same for all pages that a worker compiles. */
  let options: CompileOptions | undefined
  return ({ file, source }: PageSource, root: string, shared: Uint8Array) => {
    options ??= deserialize(shared) as CompileOptions
    return compilePage(file, source, options, (name) => readBelow(root, name))
  }
}

worker({ compile: createCompile() })
