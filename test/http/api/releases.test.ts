import { describe, expect, test } from 'vitest'
import { createTestServer } from '#test/support/load-fixture.ts'

const served = await createTestServer({ content: 'search' })
const get = async (path: string) => (await served.get(path)).body

describe('what was measured across releases', () => {
  test('is one document', async () => {
    const { described, releases } = await get('/docs/api/releases')
    expect(described).toBe(served.site.release.tag_name)
    expect(releases).toEqual([
      { version: '8.2.0', built: '2024-11-22', unasked: ['SHOW PARAMETERS is not there.'], changes: [] },
      {
        version: '9.1.0',
        built: '2025-10-03',
        unasked: [],
        changes: [
          { kind: 'keyword', name: 'fill', what: 'came' },
          { kind: 'setting', name: 'shared.worker.count', what: 'default', from: '2', to: '4' },
        ],
      },
      {
        version: '9.3.4',
        built: '2026-03-26',
        unasked: [],
        changes: [
          { kind: 'statement', name: 'reference/sql/sample-by', what: 'went' },
          { kind: 'clause', name: 'reference/sql/sample-by SAMPLE', what: 'went' },
          { kind: 'clause', name: 'reference/sql/sample-by BY', what: 'went' },
          {
            kind: 'function',
            name: 'dateadd',
            what: 'signatures',
            came: ['(char, long, timestamp)'],
            went: [],
          },
        ],
      },
    ])
  })

  test('is said of settings by key, as the browser compares it with the release of a reader', async () => {
    expect(await get('/docs/api/releases/settings')).toEqual({
      'shared.worker.count': { defaults: '2\t9.1.0\t4' },
    })
  })

  test.each([
    ['dateadd', { since: '8.2.0', changes: [{ in: '9.3.4', what: 'signatures' }] }],
    ['FILL', { since: '9.1.0', changes: [{ in: '9.1.0', what: 'came' }] }],
    ['sample-by', { since: '8.2.0', until: '9.1.0' }],
    ['shared.worker.count', { since: '8.2.0', changes: [{ in: '9.1.0', from: '2', to: '4' }] }],
  ])('is said of %s', async (name, expected) => {
    const body = await get(`/docs/api/symbols/${name}`)
    expect(body).toMatchObject(expected)
    expect('until' in body).toBe('until' in expected)
  })

  test('says nothing of what is not measured', async () => {
    expect(await get('/docs/api/symbols/EMFILE')).not.toHaveProperty('since')
  })
})
