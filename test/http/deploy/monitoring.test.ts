import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '#build/paths.ts'
import { findProgram } from '#test/support/proxies/debian-programs.ts'
import { runSite, until } from '#test/support/site-process.ts'

const RULES_FILE = `${ROOT}build/deploy/monitoring/alerts.yaml`
const OVER_TIME = `${ROOT}test/http/deploy/alerts-over-time.yaml`
const text = (file: string) => readFile(`${ROOT}build/deploy/monitoring/${file}`, 'utf8')

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[]
}

interface Dashboard {
  readonly templating: { readonly list: readonly { readonly query: string }[] }
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}

/** Samples that Prometheus itself adds to each scrape. */
const OF_PROMETHEUS = ['up']
/** Names in an expression that are no metrics: functions, operators and words of PromQL, and labels of "by". */
const GROUPING = /\b(?:by|without)\s*\([^)]*\)/g
const PLACES = /\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g
const WORDS = new Set(['or', 'and', 'unless'])

function metricsIn(expression: string): string[] {
  const bare = expression.replace(PLACES, ' ').replace(GROUPING, ' ')
  return [...bare.matchAll(/[a-z_][a-z0-9_]*(?!\w)(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name))
}

/** Each series' labels with the values that it may have by a selector of the expressions. */
const selectorsIn = (expression: string) =>
  [...expression.matchAll(/([a-z_]+)\{([^}]*)\}/g)].map(([, metric = '', inside = '']) => ({
    metric,
    labels: [...inside.matchAll(/(\w+)\s*[=!]~?/g)].map(([, label]) => label),
  }))

let exposed = ''
let expressions: { where: string; expr: string }[]

beforeAll(async () => {
  const site = await runSite()
  await fetch(`${site.url}/docs/search/?q=xyzzyxyzzy`)
  // A request is counted when its answer has ended, which the reader may know before the server does.
  await until(async () => {
    exposed = await (await fetch(`${site.opsUrl}/metrics`)).text()
    return exposed.includes('http_request_duration_seconds_count{')
  })
  await site.stop()
  const rules: Rules = parse(await text('alerts.yaml'))
  const dashboard: Dashboard = JSON.parse(await text('dashboard.json'))
  expressions = [
    ...rules.groups.flatMap((group) => group.rules.map(({ alert, expr }) => ({ where: alert, expr }))),
    ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
    ...dashboard.templating.list
      .map(({ query }) => /^label_values\((.*), \w+\)$/.exec(query)?.[1])
      .flatMap((expr) => (expr ? [{ where: 'variable', expr }] : [])),
  ]
})

const seriesOf = (metric: string) =>
  exposed.split('\n').filter((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `))

describe('alerts and dashboard', () => {
  test('name metrics that the server has', () => {
    const named = expressions.flatMap(({ where, expr }) =>
      metricsIn(expr).map((metric) => ({ where, metric })),
    )
    expect(named.length).toBeGreaterThan(15)
    const unknown = named.filter(
      ({ metric }) => !OF_PROMETHEUS.includes(metric) && seriesOf(metric).length === 0,
    )
    expect(unknown).toEqual([])
  })

  test('select by labels that those metrics have', () => {
    const ofScrape = ['job', 'instance']
    const selectors = expressions.flatMap(({ expr }) => selectorsIn(expr))
    expect(selectors.length).toBeGreaterThan(15)
    for (const { metric, labels } of selectors) {
      for (const label of labels)
        expect(
          ofScrape.includes(label ?? '') || seriesOf(metric)[0]?.includes(`${label}="`),
          `${metric} ${label}`,
        ).toBe(true)
    }
  })

  test('select by values that those labels can have', () => {
    const values = (label: string) => new RegExp(`${label}="[^"]*"`)
    for (const [metric, label, value] of [
      ['page_renders_total', 'outcome', 'failed'],
      ['github_requests_total', 'outcome', 'ok'],
      ['github_requests_total', 'outcome', 'not-modified'],
      ['response_cache_requests_total', 'result', 'hit'],
      ['response_cache_requests_total', 'result', 'revalidated'],
    ] as const) {
      expect(seriesOf(metric)[0]).toMatch(values(label))
      expect(
        seriesOf(metric).some((line) => line.includes(`${label}="${value}"`)),
        `${metric} ${value}`,
      ).toBe(true)
    }
  })

  describe.skipIf(findProgram('promtool') === null)('to Prometheus itself', () => {
    const promtool = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(findProgram('promtool') ?? '', args, { encoding: 'utf8' })
      expect(status, stdout + stderr).toBe(0)
    }

    test('the rules are sound', () => promtool('check', 'rules', RULES_FILE))

    test('they say over time what they should', () => promtool('test', 'rules', OVER_TIME))
  })

  test('each alert is tried where it says something and where it is silent', async () => {
    const { groups }: Rules = parse(await text('alerts.yaml'))
    const { tests } = parse(await readFile(OVER_TIME, 'utf8'))
    const tried: string[] = tests
      .flatMap(({ alert_rule_test }: { alert_rule_test: object[] }) => alert_rule_test)
      .map(
        ({ alertname, exp_alerts }: Record<string, unknown>) => `${alertname}: ${exp_alerts !== undefined}`,
      )
    const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))
    expect(tried).toEqual(
      expect.arrayContaining(alerts.flatMap((name) => [`${name}: true`, `${name}: false`])),
    )
  })
})
