import type { Database } from '#test/content/verify/server/database.ts'

/** The signatures of each function, without its name. Names are compared without case, as the server does. */
export async function measureFunctions(database: Database): Promise<Record<string, string[]>> {
  const rows = await database.query('SELECT DISTINCT name, signature_translated, type FROM functions()')
  const functions = new Map<string, Set<string>>()
  for (const { name = '', signature_translated: signature = '', type } of rows) {
    const key = name.toLowerCase()
    const signatures = functions.get(key) ?? new Set<string>()
    functions.set(key, signatures.add(`${signature.slice(name.length)}${type === 'WINDOW' ? ' over' : ''}`))
  }
  const sorted = [...functions].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, signatures]) => [name, [...signatures].sort()]))
}
