import type { Database } from '#test/content/verify/server/database.ts'

const PLACES = `CREATE TABLE places (van SYMBOL INDEX, g GEOHASH(4c), timestamp TIMESTAMP)
  TIMESTAMP(timestamp) PARTITION BY DAY BYPASS WAL`

/** A query that only a release with the operator takes. */
export const OPERATORS: Readonly<Record<string, string>> = {
  '+': 'SELECT 1 + 2 FROM long_sequence(1)',
  '-': 'SELECT 2 - 1 FROM long_sequence(1)',
  '*': 'SELECT 2 * 3 FROM long_sequence(1)',
  '/': 'SELECT 6 / 3 FROM long_sequence(1)',
  '%': 'SELECT 7 % 3 FROM long_sequence(1)',
  '=': 'SELECT 1 = 1 FROM long_sequence(1)',
  '!=': 'SELECT 1 != 2 FROM long_sequence(1)',
  '<>': 'SELECT 1 <> 2 FROM long_sequence(1)',
  '<': 'SELECT 1 < 2 FROM long_sequence(1)',
  '<=': 'SELECT 1 <= 2 FROM long_sequence(1)',
  '>': 'SELECT 2 > 1 FROM long_sequence(1)',
  '>=': 'SELECT 2 >= 1 FROM long_sequence(1)',
  '~': "SELECT 'abc' ~ 'b' FROM long_sequence(1)",
  '!~': "SELECT 'abc' !~ 'x' FROM long_sequence(1)",
  '&': 'SELECT 6 & 3 FROM long_sequence(1)',
  '|': 'SELECT 6 | 3 FROM long_sequence(1)',
  '^': 'SELECT 6 ^ 3 FROM long_sequence(1)',
  '~ complement': 'SELECT ~ 6 FROM long_sequence(1)',
  '||': "SELECT 'a' || 'b' FROM long_sequence(1)",
  '::': "SELECT '1'::INT FROM long_sequence(1)",
  '[]': 'SELECT ARRAY[1.0, 2.0][1] FROM long_sequence(1)',
  '[:]': 'SELECT ARRAY[1.0, 2.0][1:2] FROM long_sequence(1)',
  ':=': 'DECLARE @one := 1 SELECT @one FROM long_sequence(1)',
  '<<': "SELECT ipv4 '10.0.0.1' << '10.0.0.0/8' FROM long_sequence(1)",
  '<<=': "SELECT ipv4 '10.0.0.1' <<= '10.0.0.0/8' FROM long_sequence(1)",
  '>>': "SELECT '10.0.0.0/8' >> ipv4 '10.0.0.1' FROM long_sequence(1)",
  '>>=': "SELECT '10.0.0.0/8' >>= ipv4 '10.0.0.1' FROM long_sequence(1)",
  AND: 'SELECT true AND false FROM long_sequence(1)',
  OR: 'SELECT true OR false FROM long_sequence(1)',
  NOT: 'SELECT NOT true FROM long_sequence(1)',
  IN: 'SELECT 1 IN (1, 2) FROM long_sequence(1)',
  BETWEEN: 'SELECT 1 BETWEEN 0 AND 2 FROM long_sequence(1)',
  LIKE: "SELECT 'abc' LIKE 'a%' FROM long_sequence(1)",
  ILIKE: "SELECT 'ABC' ILIKE 'a%' FROM long_sequence(1)",
  WITHIN: 'SELECT * FROM places WHERE g WITHIN (#u281, #u282) LATEST ON timestamp PARTITION BY van',
  'WITHIN without LATEST ON': 'SELECT * FROM places WHERE g WITHIN (#u281, #u282)',
  'IS NULL': "SELECT 'a' IS NULL FROM long_sequence(1)",
  'IS NOT NULL': "SELECT 'a' IS NOT NULL FROM long_sequence(1)",
}

/** Each data type as a column names it, and as an answer calls it. */
export const TYPES: Readonly<Record<string, string>> = {
  boolean: 'BOOLEAN',
  byte: 'BYTE',
  short: 'SHORT',
  char: 'CHAR',
  int: 'INT',
  long: 'LONG',
  float: 'FLOAT',
  double: 'DOUBLE',
  'double[]': 'DOUBLE[]',
  decimal: 'DECIMAL',
  date: 'DATE',
  timestamp: 'TIMESTAMP',
  timestamp_ns: 'TIMESTAMP_NS',
  interval: 'INTERVAL',
  string: 'STRING',
  varchar: 'VARCHAR',
  symbol: 'SYMBOL',
  uuid: 'UUID',
  ipv4: 'IPv4',
  long128: 'LONG128',
  long256: 'LONG256',
  'geohash(8c)': 'GEOHASH(8c)',
  binary: 'BINARY',
}

/** The operators that the release takes. */
export async function measureOperators(database: Database): Promise<string[]> {
  const taken: string[] = []
  await database.clear()
  await database.query(PLACES)
  for (const [operator, statement] of Object.entries(OPERATORS))
    if ((await database.ask(statement)).kind === 'rows') taken.push(operator)
  await database.clear()
  return taken.sort()
}

/** The types of which the release has columns or values; a name that it only takes for another type is none. */
export async function measureTypes(database: Database): Promise<string[]> {
  const taken: string[] = []
  for (const [type, called] of Object.entries(TYPES)) {
    await database.clear()
    await database.ask(`CREATE TABLE probe (probed ${type})`)
    const columns = await database.query('SHOW COLUMNS FROM probe').catch(() => [])
    const value = await database.ask(`SELECT CAST(NULL AS ${type}) probed`)
    const names = [columns[0]?.type, value.kind === 'rows' ? value.table.columns[0]?.type : undefined]
    if (names.some((name) => name?.startsWith(called))) taken.push(type.replace(/\(.*/, ''))
  }
  await database.clear()
  return taken.sort()
}
