import { ROOT } from '#build/paths.ts'
import { verifyClients } from './clients/verify-clients.ts'
import { parseOptions, type VerifyOptions } from './coverage/options.ts'
import { CONTENT, readPages } from './pages.ts'
import { runCommand } from './run-command.ts'
import { obtainQuestdb } from './server/questdb-jar.ts'
import { startQuestdb } from './server/questdb-server.ts'
import { verifyPages } from './verify-pages.ts'

const CACHE = `${ROOT}.cache`

/** Ends the database, once there is one. */
let stop = async () => {}

/** Returns true if every requested check passed. */
async function verify(options: VerifyOptions): Promise<boolean> {
  const content = await readPages(options.clients ? [] : options.names)
  const jar = await obtainQuestdb(content.version, CACHE)
  const server = await startQuestdb(jar, (stopServer) => {
    stop = stopServer
  })
  try {
    return options.clients
      ? await verifyClients(CONTENT, options.names, server, CACHE)
      : await verifyPages(content, options, server)
  } finally {
    await stop()
  }
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => {
    // Runs in progress would only report that their database is gone.
    console.log = () => {}
    console.error = () => {}
    stop().finally(() => process.exit(code))
  })
}

await runCommand(parseOptions, verify)
