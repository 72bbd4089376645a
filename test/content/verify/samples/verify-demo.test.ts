import { expect, test } from 'vitest'
import type { Database } from '../server/database.ts'
import type { PageFacts } from './collect-samples.ts'
import { verifyDemo } from './verify-demo.ts'

/** A page with one sample, and a database that only has the tables it was told to create. */
async function findings(sample: string, demo: boolean): Promise<{ messages: string[]; asked: string[] }> {
  const asked: string[] = []
  const tables = new Set<string>()
  const ask: Database['ask'] = async (statement) => {
    asked.push(statement)
    const created = /^(?:--.*\n)*CREATE TABLE (\w+)/.exec(statement)?.[1]
    if (created) tables.add(created)
    const read = /FROM (\w+)/.exec(statement)?.[1] ?? ''
    return created || tables.has(read)
      ? { kind: 'done' }
      : { kind: 'error', message: `table does not exist [table=${read}]`, position: 0 }
  }
  const database = { ask, execute: ask, clear: async () => {} } as unknown as Database
  const page = {
    samples: [{ file: 'docs/a.mdx', line: 10, fence: { demo }, text: sample, result: null }],
  } as unknown as PageFacts
  const mismatches = await verifyDemo(page, database)
  return { messages: mismatches.map(({ line, message }) => `${line}: ${message}`), asked }
}

test('a sample for the demo is planned on tables of the demo', async () => {
  const { messages, asked } = await findings('SELECT count() FROM trips;', true)
  expect(messages).toEqual([])
  expect(asked.at(-1)).toBe('EXPLAIN SELECT count() FROM trips')
})

test('a sample for the demo that needs another table is named with its line', async () => {
  const { messages } = await findings('SELECT 1 FROM sensors;', true)
  expect(messages).toEqual(['11: the demo would say: table does not exist [table=sensors]'])
})

test('a sample that is not offered on the demo is not planned there', async () => {
  expect((await findings('SELECT 1 FROM sensors;', false)).asked).toEqual([])
})
