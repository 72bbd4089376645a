import { enableCompileCache } from 'node:module'
import { buildIfNeeded } from './build.ts'
import { CODE_CACHE, FOLDERS } from './paths.ts'

// Standard output is reserved for the server's log.
await buildIfNeeded(() =>
  process.stderr.write('Building the bundles for browser and server, once for these sources\n'),
)
// A variable of Node's names another folder, as in the image. Processes that compile pages have it from there.
process.env.NODE_COMPILE_CACHE ||= CODE_CACHE
enableCompileCache(process.env.NODE_COMPILE_CACHE)
await import(`${FOLDERS.production.server}/main.mjs`)
