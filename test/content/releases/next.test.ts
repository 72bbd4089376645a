import { describe, expect, it } from 'vitest'
import type { Measurement } from './measurement.ts'
import { differencesOf } from './next/differences.ts'
import { nameFindings } from './next/findings.ts'
import { formatReport } from './next/format-report.ts'

const measured = (facts: Partial<Measurement>): Measurement => ({
  version: '9.1.0',
  built: '2025-10-03',
  unasked: [],
  functions: {},
  settings: {},
  keywords: [],
  types: [],
  operators: [],
  forms: {},
  ...facts,
})

const DIFFERENCES = differencesOf(
  measured({
    functions: { abs: ['(double)'], gone: ['()'], narrow: ['(a)', '(b)'] },
    settings: {
      'a.size': { default: '1', reloadable: false },
      'a.size.max': { default: '9', reloadable: true },
      'b.on': { default: '', reloadable: false },
    },
    forms: { 'sql/copy': { COPY: 'taken', TRUE: 'unclear' } },
  }),
  measured({
    functions: { abs: ['(decimal)', '(double)'], narrow: ['(a)'], wide: ['()'] },
    settings: {
      'a.size': { default: '2', reloadable: true },
      'a.size.max': { default: '9', reloadable: true },
    },
    keywords: ['window'],
    forms: { 'sql/copy': { COPY: 'taken', TRUE: 'taken' } },
  }),
)

describe('two releases', () => {
  it('differ by what came, went and changed', () => {
    expect(DIFFERENCES.map(({ kind, name, what, detail }) => [kind, name, what, detail])).toEqual([
      ['function', 'gone', 'went', ''],
      ['function', 'wide', 'came', ''],
      ['function', 'abs', 'changed', '+(decimal)'],
      ['function', 'narrow', 'changed', '-(b)'],
      ['setting', 'b.on', 'went', ''],
      ['setting', 'a.size', 'changed', 'default 1 is now 2, is now reloadable'],
      ['keyword', 'window', 'came', ''],
      ['clause', 'sql/copy TRUE', 'came', ''],
    ])
  })
})

describe('a page', () => {
  const titles = (text: string) =>
    nameFindings(new Map([['docs/a.mdx', text]]), DIFFERENCES).map(({ title }) => title)

  it('is found by a name that went, lost a signature or has another default', () => {
    expect(titles('Call gone() or NARROW(x), and set `b.on`.')).toEqual([
      'function gone is gone',
      'function narrow -(b)',
      'setting b.on is gone',
    ])
    expect(titles('The default of `a.size`.')).toEqual([
      'setting a.size default 1 is now 2, is now reloadable',
    ])
  })

  it('is not found by a longer name, nor by a function that takes more than before', () => {
    expect(titles('`a.size.max`, x.a.size, begone(), abs(1), gone with the wind')).toEqual([])
  })
})

describe('the report', () => {
  it('has the pages, then what differs, then the counts', () => {
    const report = formatReport(
      [
        { file: 'docs/b.mdx', kind: 'sample', title: '7: the result differs', text: 'long\nlonger' },
        { file: 'docs/a.mdx', kind: 'name', title: 'function gone is gone', text: 'function gone is gone' },
      ],
      DIFFERENCES.slice(0, 3),
      false,
    )
    expect(report.split('\n')).toEqual([
      'content/docs/a.mdx',
      '  name: function gone is gone',
      '',
      'content/docs/b.mdx',
      '  sample: 7: the result differs',
      '',
      '1 functions that went: gone',
      '1 functions that came: wide',
      '1 functions that changed: abs (+(decimal))',
      '',
      '2 pages have to change: 1 samples, 0 diagrams, 1 names, 0 error messages',
    ])
  })

  it('shows all of a finding when asked', () => {
    const finding = { file: 'docs/b.mdx', kind: 'sample', title: 'short', text: 'long\nlonger' } as const
    expect(formatReport([finding], [], true)).toContain('  sample: long\n  longer')
  })
})
