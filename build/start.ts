import { buildIfNeeded } from './build.ts'
import { SERVER_OUT } from './paths.ts'

await buildIfNeeded()
await import(`${SERVER_OUT}/main.mjs`)
