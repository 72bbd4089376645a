import { dataTypes, keywords as grammarKeywords } from '@questdb/sql-grammar'
import type { Database } from '../server/database.ts'

/** The server's keywords and those that its published grammar adds. */
export const serverKeywords = async (database: Database): Promise<string[]> => [
  ...(await database.query('keywords()')).flatMap(({ keyword }) => keyword ?? []),
  ...grammarKeywords,
]

/** Types that something can be cast to, and those of the published grammar. Arrays are one type here. */
export async function serverTypes(database: Database): Promise<string[]> {
  const casts = await database.query(
    "SELECT DISTINCT signature_translated s FROM functions() WHERE name = 'cast'",
  )
  const targets = casts.flatMap(({ s }) => /, const (.*)\)$/.exec(s ?? '')?.[1] ?? [])
  // Signatures write both precisions as timestamp: the table of columns knows them apart.
  return [...targets.map((type) => (type.endsWith('[]') ? 'array' : type)), ...dataTypes, 'timestamp_ns']
}
