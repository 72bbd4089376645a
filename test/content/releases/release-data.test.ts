import { describe, expect, it, test } from 'vitest'
import { createReleaseHistory, findName } from '#server/site/data/release-history.ts'
import { parseReleases } from '#server/site/data/releases.ts'
import { YamlSource } from '#server/site/data/yaml-source.ts'
import type { Measurement } from './measurement.ts'
import { inOrder } from './parse-versions.ts'
import { formatReleaseData } from './release-file.ts'
import { toMeasurement } from './to-measurement.ts'
import { toReleaseData } from './to-release-data.ts'

const NOTHING = { functions: {}, settings: {}, keywords: [], types: [], operators: [], forms: {} }
const measured = (version: string, facts: Partial<Measurement>): Measurement => ({
  ...NOTHING,
  version,
  built: '2025-01-01',
  unasked: [],
  ...facts,
})

const MEASUREMENTS = [
  measured('7.3', {
    unasked: ['SHOW PARAMETERS is not there.'],
    functions: { abs: ['(double)'], gone: ['()'], twice: ['()'] },
    settings: { 'a.size': { default: '1', reloadable: false }, 'b.on': { default: '', reloadable: true } },
    keywords: ['from', 'select'],
    forms: { 'sql/copy': { COPY: 'taken', TRUE: 'unclear', FROM: 'refused' } },
  }),
  measured('7.3.9', {
    functions: { abs: ['(double)', '(int)'], came: ['(x)'] },
    settings: { 'a.size': { default: '2', reloadable: true } },
    keywords: ['from', 'select'],
    types: ['varchar'],
    forms: { 'sql/copy': { COPY: 'taken', TRUE: 'unclear', FROM: 'taken' } },
  }),
  measured('7.3.10', {
    functions: { abs: ['(int)'], came: ['(x)'], twice: ['(y)'] },
    settings: { 'a.size': { default: '2', reloadable: false }, 'b.on': { default: '', reloadable: true } },
    keywords: ['select', 'window'],
    types: ['varchar'],
    operators: ['+'],
    forms: { 'sql/copy': { COPY: 'taken', TRUE: 'taken', FROM: 'taken' } },
  }),
]

describe('the data file', () => {
  const data = parseReleases(new YamlSource('x', formatReleaseData(toReleaseData('abc', MEASUREMENTS))))

  it('loses nothing of what was measured', () => {
    for (const measurement of MEASUREMENTS)
      expect(toMeasurement(data, measurement.version)).toEqual(measurement)
  })

  it('takes a default that is not known for the one beside it', () => {
    const settings = (standard: string | null) => ({ 'a.size': { default: standard, reloadable: false } })
    const releases = [null, '1', null, '2'].map((standard, at) =>
      measured(`7.${at}`, { settings: settings(standard) }),
    )
    expect(toReleaseData('abc', releases).settings).toEqual({
      'a.size': { default: '1', changes: [{ in: '7.3', default: '2' }] },
    })
  })

  it('says once what all releases have', () => {
    expect(data.functions.abs).toEqual({
      signatures: ['(double)'],
      changes: [
        { in: '7.3.9', came: ['(int)'] },
        { in: '7.3.10', went: ['(double)'] },
      ],
    })
    expect(data.functions.gone).toEqual({ until: '7.3', signatures: ['()'] })
    expect(data.keywords).toEqual([
      { until: '7.3.9', names: ['from'] },
      { names: ['select'] },
      { since: '7.3.10', names: ['window'] },
    ])
    expect(data.settings['b.on']).toEqual({ without: ['7.3.9'], default: '', reloadable: true })
  })

  it('does not call a clause newer for a release that cannot be understood', () => {
    const history = createReleaseHistory(data)
    expect(findName(history, 'clause', 'sql/copy TRUE')?.releases[0]).toBe('7.3')
    expect(findName(history, 'clause', 'sql/copy FROM')?.releases[0]).toBe('7.3.9')
    expect(data.forms['sql/copy']).toContainEqual({
      since: '7.3.10',
      unclear: ['7.3', '7.3.9'],
      keywords: ['TRUE'],
    })
  })

  it('has one record a line', () => {
    expect(formatReleaseData(data).split('\n')).toContain('    "gone": {"until":"7.3","signatures":["()"]},')
  })
})

test('releases are in the order of their numbers, each once', () => {
  const versions = ['9.1.0', '7.3.10', '7.3.9', '7.3', '9.1.0', '7.4.0']
  expect(inOrder(versions)).toEqual(['7.3', '7.3.9', '7.3.10', '7.4.0', '9.1.0'])
})
