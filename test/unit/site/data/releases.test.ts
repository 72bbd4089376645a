import { describe, expect, it } from 'vitest'
import { ContentErrors } from '#server/site/content-error.ts'
import { createReleaseHistory } from '#server/site/data/release-history.ts'
import { parseReleases, type ReleaseData } from '#server/site/data/releases.ts'
import { RELEASES as DATA } from '#test/fixtures/releases.ts'

describe('the history of the releases', () => {
  const history = createReleaseHistory(DATA)

  it('knows the first and the last release with something', () => {
    expect(history.sinceOf('function', 'abs')).toBe('7.3')
    expect(history.sinceOf('function', 'L2PRICE')).toBe('8.2.0')
    expect(history.sinceOf('type', 'VARCHAR')).toBe('8.2.0')
    expect(history.sinceOf('operator', 'and')).toBe('7.3')
    expect(history.untilOf('setting', 'pg.user')).toBe('9.1.0')
    expect(history.untilOf('keyword', 'window')).toBe('9.3.4')
  })

  it('knows clauses by diagram and keyword, and statements by their oldest clause', () => {
    expect(history.sinceOf('clause', 'reference/sql/create-table TTL')).toBe('9.1.0')
    expect(history.sinceOf('statement', 'reference/sql/create-table')).toBe('7.3')
    expect(history.sinceOf('statement', 'reference/sql/declare')).toBe('9.1.0')
  })

  it('knows nothing of an unknown name, nor of a clause that no release is sure to read', () => {
    expect(history.sinceOf('function', 'nosuch')).toBeNull()
    expect(history.untilOf('setting', 'abs')).toBeNull()
    expect(history.sinceOf('clause', 'reference/sql/create-table TRUE')).toBeNull()
    expect(history.changesOf('type', 'nosuch')).toEqual([])
  })

  it('says whether one release has something, gaps included', () => {
    expect(history.versions.map((version) => history.has('function', 'flush_query_cache', version))).toEqual([
      true,
      false,
      true,
      true,
    ])
    expect(history.has('setting', 'pg.user', '9.3.4')).toBe(false)
    expect(history.has('setting', 'pg.user', '10.0')).toBe(false)
  })

  it('tells changes in the order of the releases, defaults with both values', () => {
    expect(history.changesOf('setting', 'line.tcp.msg.buffer.size')).toEqual([
      { in: '9.1.0', what: 'default', from: '32768', to: '131072' },
    ])
    expect(history.changesOf('setting', 'pg.user')).toEqual([
      { in: '8.2.0', what: 'default', from: 'admin', to: 'root' },
      { in: '8.2.0', what: 'reloadable', to: true },
      { in: '9.3.4', what: 'went' },
    ])
    expect(history.changesOf('function', 'flush_query_cache').map(({ what }) => what)).toEqual([
      'went',
      'came',
    ])
  })

  it('tells what came, went and changed in a release', () => {
    expect(history.changesIn('9.3.4').map(({ kind, name, change }) => [kind, name, change.what])).toEqual([
      ['function', 'abs', 'signatures'],
      ['keyword', 'window', 'came'],
      ['setting', 'pg.user', 'went'],
    ])
    expect(history.changesIn('7.3')).toEqual([])
  })
})

describe('the data file of the releases', () => {
  const problemsOf = (json: string) => {
    try {
      parseReleases(json)
    } catch (error) {
      if (error instanceof ContentErrors) return error.problems
      throw error
    }
    return []
  }
  const changed = (change: (data: ReleaseData) => void) => {
    const data = structuredClone(DATA)
    change(data)
    return JSON.stringify(data)
  }

  it('is read as it is written', () => {
    expect(parseReleases(JSON.stringify(DATA))).toEqual(DATA)
  })

  it('names the file and the place of a record of another form', () => {
    const json = changed((data) => {
      Object.assign(data.settings['pg.user'] ?? {}, { default: 1 })
    })
    expect(problemsOf(json)).toMatchObject([
      { file: 'data/releases.json', message: expect.stringMatching(/^"settings\.pg\.user\.default": /) },
    ])
  })

  it('names a release that was not measured', () => {
    const json = changed((data) => {
      Object.assign(data.functions.l2price ?? {}, { since: '8.9.9' })
      Object.assign(data.forms['reference/sql/declare']?.[0] ?? {}, { unclear: ['6.0'] })
    })
    expect(problemsOf(json).map(({ message }) => message)).toEqual([
      '"functions.l2price": 8.9.9 is not among the measured releases',
      '"forms.reference/sql/declare.0": 6.0 is not among the measured releases',
    ])
  })

  it('says what is wrong with text that is not JSON', () => {
    expect(problemsOf('{"asked"')[0]?.message).toMatch(/^the record is not valid JSON: /)
  })
})
