import { MissingTool } from './server/questdb-jar.ts'

/**
 * Runs what a command line asks for. The process ends with 2 for one that cannot be read, and with 1 when `run` says
 * false or throws: with a sentence for what the reader can mend, and a trace for what only a programmer can. A signal ends
 * the process, and with it the servers that it started.
 */
export async function runCommand<Options>(
  parse: (args: string[]) => Options,
  run: (options: Options) => Promise<boolean>,
): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  let options: Options
  try {
    options = parse(process.argv.slice(2))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(2)
  }
  try {
    process.exitCode = (await run(options)) ? 0 : 1
  } catch (error) {
    console.error(error instanceof MissingTool ? error.message : error)
    process.exitCode = 1
  }
}
