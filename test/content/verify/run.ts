import { parseArgs } from 'node:util'
import { verifyClients } from './clients/verify-clients.ts'
import { readPages } from './pages.ts'
import { runCommand } from './run-command.ts'
import { startQuestdb } from './server/questdb-server.ts'
import { verifyPages } from './verify-pages.ts'

const parseOptions = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      /** Writes what the server says into result fences, and the shares of all pages into the README. */
      update: { type: 'boolean', default: false },
      /** Runs client programs; names are languages then. */
      clients: { type: 'boolean', default: false },
      /** Another release than the one that the pages describe. */
      release: { type: 'string' },
    },
  })

await runCommand(parseOptions, async ({ values: { update, clients, release }, positionals }) => {
  const content = await readPages(clients ? [] : positionals)
  await using server = await startQuestdb(release ?? content.version)
  return clients
    ? await verifyClients(positionals, server)
    : await verifyPages(content, { update, isWhole: positionals.length === 0 }, server)
})
