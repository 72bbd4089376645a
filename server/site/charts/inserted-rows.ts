import { parseTime } from './cells.ts'

/** The rows that a page's statements have put into a table, as far as `VALUES` lists them. */
export interface InsertedTable {
  readonly columns: readonly string[]
  /** The designated timestamp. */
  readonly time: string | null
  readonly rows: readonly (readonly string[])[]
}

const STRING = /'(?:[^']|'')*'/.source
const CREATE = /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?['"]?([\w-]+)['"]?\s*\(([^;]*)/gi
const INSERT = new RegExp(
  `\\bINSERT\\s+INTO\\s+['"]?([\\w-]+)['"]?\\s*(?:\\(([^)]*)\\)\\s*)?VALUES\\s*((?:${STRING}|[^;'])*)`,
  'gi',
)
const TUPLE = new RegExp(`\\(((?:${STRING}|\\((?:${STRING}|[^()'])*\\)|[^()'])*)\\)`, 'g')
const VALUE = new RegExp(`(?:${STRING}|\\((?:${STRING}|[^()'])*\\)|\\[[^\\]]*\\]|[^,'])+`, 'g')

/** Reads what statements of SQL insert into a table; null if they do not create it with its columns. */
export function parseInserted(sql: string, table: string): InsertedTable | null {
  const code = sql.replace(/--[^\n]*/g, '')
  const created = [...code.matchAll(CREATE)].find(([, name]) => name === table)?.[2]
  if (created === undefined) return null
  const columns = splitValues(created.split(/\)\s*(?:TIMESTAMP|PARTITION|WAL|$)/i)[0] ?? '').map(nameOf)
  const rows: string[][] = []
  for (const [, name, list, values = ''] of code.matchAll(INSERT)) {
    if (name !== table) continue
    const order = list === undefined ? columns : splitValues(list).map(nameOf)
    for (const [, tuple = ''] of values.matchAll(TUPLE)) {
      const cells = splitValues(tuple).map(plainValue)
      rows.push(columns.map((column) => cells[order.indexOf(column)] ?? 'null'))
    }
  }
  const named = /\)\s*TIMESTAMP\s*\(\s*"?(\w+)"?\s*\)/i.exec(created)?.[1]
  const found = columns.find((_, at) => rows.length > 0 && rows.every((row) => parseTime(row[at]) !== null))
  return { columns, time: named ?? found ?? null, rows }
}

const splitValues = (text: string): string[] => [...text.matchAll(VALUE)].map(([value]) => value.trim())
const nameOf = (definition: string): string => /^"?([\w-]+)/.exec(definition)?.[1] ?? ''
const plainValue = (value: string): string =>
  /^'((?:[^']|'')*)'(?:::\w+)?$/.exec(value)?.[1]?.replaceAll("''", "'") ?? value
