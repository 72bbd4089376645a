import { buildIfNeeded } from './build.ts'
import { FOLDERS } from './paths.ts'

await buildIfNeeded()
await import(`${FOLDERS.production.server}/main.mjs`)
