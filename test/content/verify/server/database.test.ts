import { expect, test } from 'vitest'
import { fakeUpstream } from '#test/support/proxies/fake-upstream.ts'
import { openDatabase } from './database.ts'

test('a statement is sent again while the server still holds the import before it', async () => {
  const busy = { query: 'COPY', error: 'Another import request is in progress.', position: 0 }
  const server = await fakeUpstream((_request, response) =>
    response.end(JSON.stringify(server.asked.length < 3 ? busy : { ddl: 'OK' })),
  )
  expect(await openDatabase(server.url).ask("COPY t FROM 't.csv'")).toEqual({ kind: 'done' })
  expect(server.asked).toHaveLength(3)
})
