import { buildIfNeeded } from './build.ts'
import { FOLDERS } from './paths.ts'

// Standard output is reserved for the server's log.
await buildIfNeeded(() =>
  process.stderr.write('Building the bundles for browser and server, once for these sources\n'),
)
await import(`${FOLDERS.production.server}/main.mjs`)
