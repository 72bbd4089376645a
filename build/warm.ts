import { spawn } from 'node:child_process'
import { FOLDERS, ROOT } from './paths.ts'

/** What the server logs once it listens. */
const SERVING = 'Serving '

// One start of what was built fills the caches that the next ones find: compiled pages in CACHE_DIR, and what Node
// keeps of parsed scripts when NODE_COMPILE_CACHE names a folder.
const server = spawn(process.execPath, [`${FOLDERS.production.server}/main.mjs`], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    OPS_PORT: 'off',
    LOG_LEVEL: 'info',
    METADATA_REFRESH_SECONDS: '0',
  },
})
let log = ''
server.stdout.setEncoding('utf8').on('data', (chunk: string) => {
  process.stdout.write(chunk)
  const served = log.includes(SERVING)
  log += chunk
  if (!served && log.includes(SERVING)) server.kill('SIGINT')
})
server.on('exit', (code) => {
  process.exitCode = log.includes(SERVING) ? (code ?? 1) : 1
})
