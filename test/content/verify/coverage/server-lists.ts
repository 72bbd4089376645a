import { readFile } from 'node:fs/promises'
import { dataTypes, keywords as grammarKeywords } from '@questdb/sql-grammar'
import { parse } from 'yaml'
import type { Database } from '../server/database.ts'
import type { Setting } from './coverage.ts'

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

/** The settings data, whatever its groups look like: every mapping with a key and a default. */
export async function readSettings(file: string): Promise<Setting[]> {
  const source = await readFile(file, 'utf8').catch(() => null)
  return source === null ? [] : settingsIn(parse(source))
}

export function settingsIn(value: unknown): Setting[] {
  if (Array.isArray(value)) return value.flatMap(settingsIn)
  if (typeof value !== 'object' || value === null) return []
  const { key, default: standard, edition } = value as Record<string, unknown>
  if (typeof key !== 'string') return Object.values(value).flatMap(settingsIn)
  return [{ key, default: String(standard ?? ''), enterprise: edition === 'enterprise' }]
}
