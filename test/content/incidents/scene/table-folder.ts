import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the files of a table are, such as db/trades~5 of the root directory. */
export async function tableFolder({ root }: { root: string }, table: string): Promise<string> {
  const names = await readdir(join(root, 'db'))
  const name = names.find((each) => each === table || each.startsWith(`${table}~`))
  if (name === undefined) throw new Error(`${table} has no folder among ${names.join(', ')}`)
  return join(root, 'db', name)
}
