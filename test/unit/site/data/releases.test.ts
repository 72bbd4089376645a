import { describe, expect, it } from 'vitest'
import { ContentErrors } from '#server/site/content-error.ts'
import { changesIn, createReleaseHistory, findName, type Kind } from '#server/site/data/release-history.ts'
import { parseReleases, RELEASES_FILE, type ReleaseData } from '#server/site/data/releases.ts'
import { YamlSource } from '#server/site/data/yaml-source.ts'
import { RELEASES as DATA } from '#test/fixtures/releases.ts'

describe('the history of the releases', () => {
  const history = createReleaseHistory(DATA)

  const find = (kind: Kind, name: string) => findName(history, kind, name)

  it.each<[Kind, string, string, string]>([
    ['function', 'abs', '7.3', '9.3.4'],
    ['function', 'L2PRICE', '8.2.0', '9.3.4'],
    ['type', 'VARCHAR', '8.2.0', '9.3.4'],
    ['operator', 'and', '7.3', '9.3.4'],
    ['setting', 'pg.user', '7.3', '9.1.0'],
    ['keyword', 'window', '9.3.4', '9.3.4'],
    ['clause', 'reference/sql/create-table TTL', '9.1.0', '9.3.4'],
    ['statement', 'reference/sql/create-table', '7.3', '9.3.4'],
    ['statement', 'reference/sql/declare', '9.1.0', '9.3.4'],
  ])('knows the first and the last release with the %s %s', (kind, name, first, last) => {
    const { releases = [] } = find(kind, name) ?? {}
    expect([releases[0], releases.at(-1)]).toEqual([first, last])
  })

  it('knows nothing of an unknown name, nor of a clause that no release is sure to read', () => {
    expect(find('function', 'nosuch')).toBeNull()
    expect(find('setting', 'abs')).toBeNull()
    expect(find('clause', 'reference/sql/create-table TRUE')?.releases).toEqual([])
  })

  it('tells changes in the order of the releases, defaults with both values, and gaps', () => {
    expect(find('setting', 'line.tcp.msg.buffer.size')?.changes).toEqual([
      { in: '9.1.0', what: 'default', from: '32768', to: '131072' },
    ])
    expect(find('setting', 'pg.user')?.changes).toEqual([
      { in: '8.2.0', what: 'default', from: 'admin', to: 'root' },
      { in: '8.2.0', what: 'reloadable', to: true },
      { in: '9.3.4', what: 'went' },
    ])
    const { releases, changes = [] } = find('function', 'flush_query_cache') ?? {}
    expect(releases).toEqual(['7.3', '9.1.0', '9.3.4'])
    expect(changes.map(({ what }) => what)).toEqual(['went', 'came'])
  })

  it('tells what came, went and changed in a release', () => {
    expect(changesIn(history, '9.3.4').map(({ kind, name, change }) => [kind, name, change.what])).toEqual([
      ['function', 'abs', 'signatures'],
      ['keyword', 'window', 'came'],
      ['setting', 'pg.user', 'went'],
    ])
    expect(changesIn(history, '7.3')).toEqual([])
  })
})

describe('the data file of the releases', () => {
  const read = (json: string) => parseReleases(new YamlSource(RELEASES_FILE, json))
  const problemsOf = (json: string) => {
    try {
      read(json)
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
    expect(read(JSON.stringify(DATA))).toEqual(DATA)
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
      '"functions.l2price.since": 8.9.9 is not among the measured releases',
      '"forms.reference/sql/declare.0.unclear.0": 6.0 is not among the measured releases',
    ])
  })

  it('names the line of text that is not JSON', () => {
    expect(problemsOf('{\n"asked').map(({ line }) => line)).toContain(2)
  })
})
