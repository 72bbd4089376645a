import { describe, expect, it } from 'vitest'
import { type IssueText, parseMeasuredIssues } from '#server/site/data/known-issues.ts'
import { YamlSource } from '#server/site/data/yaml-source.ts'
import { digestOf, formatMeasured, keptMeasurements } from './measured-file.ts'
import type { Outcome } from './ranges.ts'

const RELEASES = ['7.3', '9.1.0', '9.1.1']
const sample = {
  steps: [{ sql: 'SELECT 1', affected: { crash: true }, right: { done: true } } as const],
}
const issue: IssueText = {
  id: 'crash',
  title: 'A query crashes the server',
  severity: 'crash',
  happens: 'The process ends.',
  see: 'The log ends.',
  avoid: 'Do not run it.',
  sample,
}
const outcomes = new Map<string, Outcome>([
  ['7.3', 'absent'],
  ['9.1.0', 'affected'],
  ['9.1.1', 'right'],
])

describe('the file of measurements', () => {
  it('is read back as it was written', () => {
    const yaml = formatMeasured([issue], new Map([['crash', outcomes]]), RELEASES)
    const source = new YamlSource('measured.yaml', yaml)
    const items = parseMeasuredIssues(source)
    expect(source.problems).toEqual([])
    expect(items).toMatchObject([{ id: 'crash', digest: digestOf(sample), first: '9.1.0', fixed: '9.1.1' }])
    expect(keptMeasurements([issue], items, RELEASES).get('crash')).toEqual(outcomes)
  })

  it('forgets what an earlier form of a sample showed', () => {
    const yaml = formatMeasured([issue], new Map([['crash', outcomes]]), RELEASES)
    const items = parseMeasuredIssues(new YamlSource('measured.yaml', yaml))
    const changed = { ...issue, sample: { steps: [...sample.steps, ...sample.steps] } }
    expect(keptMeasurements([changed], items, RELEASES).get('crash')).toEqual(new Map())
  })

  it('leaves out an issue that says why it is not measured', () => {
    const unmeasured = { ...issue, sample: { unmeasured: 'It needs a cluster.' } }
    expect(formatMeasured([unmeasured], new Map(), RELEASES)).not.toContain('crash')
  })
})
