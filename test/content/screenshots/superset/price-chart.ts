import { USER } from './superset-process.ts'

/** The choices that the page describes. */
const LINE_CHART = {
  viz_type: 'echarts_timeseries_line',
  x_axis: 'timestamp',
  time_grain_sqla: 'PT1M',
  metrics: [
    { expressionType: 'SIMPLE', column: { column_name: 'price' }, aggregate: 'AVG', label: 'AVG(price)' },
  ],
  groupby: ['symbol'],
  truncateYAxis: true,
  y_axis_bounds: [null, null],
  show_legend: true,
  row_limit: 10_000,
}

/** Connects Superset to QuestDB and saves a chart of its table trades; returns the address of the chart. */
export async function createPriceChart(url: string, pgPort: number): Promise<string> {
  const { access_token } = await post(url, 'security/login', { ...USER, provider: 'db', refresh: false })
  const create = async (what: string, body: object): Promise<number> =>
    (await post(url, `${what}/`, body, access_token)).id
  const database = await create('database', {
    database_name: 'QuestDB',
    sqlalchemy_uri: `questdb://admin:quest@127.0.0.1:${pgPort}/qdb`,
  })
  const dataset = await create('dataset', { database, schema: 'public', table_name: 'trades' })
  const chart = await create('chart', {
    slice_name: 'Average price per minute',
    datasource_id: dataset,
    datasource_type: 'table',
    viz_type: LINE_CHART.viz_type,
    params: JSON.stringify({ ...LINE_CHART, datasource: `${dataset}__table` }),
  })
  return `${url}/explore/?slice_id=${chart}`
}

async function post(
  url: string,
  path: string,
  body: object,
  token?: string,
): Promise<{ access_token: string; id: number }> {
  const answer = await fetch(`${url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`Superset answered ${answer.status} to ${path}: ${await answer.text()}`)
  return answer.json()
}
