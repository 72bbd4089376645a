import { readFile } from 'node:fs/promises'
import { type Database, failed } from '../server/database.ts'
import type { PageFacts } from './collect-samples.ts'
import type { Mismatch } from './mismatch.ts'
import { splitStatements } from './split-statements.ts'

const TABLES = new URL('demo-tables.sql', import.meta.url)

/** Plans the samples that also open on the public demo, on empty tables of the demo's form. */
export async function verifyDemo({ samples }: PageFacts, database: Database): Promise<Mismatch[]> {
  const offered = samples.filter(({ fence }) => fence.demo)
  if (offered.length === 0) return []
  await database.clear()
  for (const { text } of splitStatements(await readFile(TABLES, 'utf8'))) await database.execute(text)
  const mismatches: Mismatch[] = []
  for (const { file, line, text } of offered)
    for (const statement of splitStatements(text)) {
      const answer = await database.ask(`EXPLAIN ${statement.text}`).catch(failed)
      if (answer.kind !== 'error') continue
      const message = `the demo would say: ${answer.message}`
      mismatches.push({ file, line: line + statement.line, message, statement: statement.text })
    }
  return mismatches
}
