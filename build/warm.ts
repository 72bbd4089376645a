import { spawn } from 'node:child_process'
import { FOLDERS, ROOT } from './paths.ts'

/** The server logs this when it has written the last of its caches. */
const WARM = 'Search is warm'

// Starting the built server once fills the caches for later starts: compiled pages in CACHE_DIR, and the code cache that
// Node writes if NODE_COMPILE_CACHE names a folder.
const server = spawn(process.execPath, [`${FOLDERS.production.server}/main.mjs`], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    OPS_PORT: 'off',
    LOG_LEVEL: 'debug',
    METADATA_REFRESH_SECONDS: '0',
  },
})
let log = ''
server.stdout.setEncoding('utf8').on('data', (chunk: string) => {
  process.stdout.write(chunk)
  const warm = log.includes(WARM)
  log += chunk
  if (!warm && log.includes(WARM)) server.kill('SIGINT')
})
server.on('exit', (code) => {
  process.exitCode = log.includes(WARM) ? (code ?? 1) : 1
})
