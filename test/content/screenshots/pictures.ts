import { readingsCsv } from './data-set.ts'
import type { WebConsole } from './web-console.ts'

export interface Picture {
  readonly name: string
  /** The part of the 1440 by 900 window that is kept. */
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Brings a console that was just opened to what the picture shows. */
  prepare(console: WebConsole): Promise<void>
  /** True if it shows rows of the feed. */
  readonly needsFeed?: true
}

export const FULL_WIDTH = 1440
const WINDOW = { x: 0, y: 0, width: FULL_WIDTH, height: 900 }

const QUERIES = `SELECT timestamp, symbol, count() trades, max(price) high
FROM trades
WHERE timestamp IN '2025-10-01'
SAMPLE BY 1h;

SELECT symbol, count(), max(price) high FROM trades;

SELECT symbol, prise FROM trades;
`
/** The lines on which the queries end. */
const [HOURLY, HIGH, WRONG] = [4, 6, 8]

const HOURLY_ROWS = '72 rows'
const HIGH_ROWS = '3 rows'
const WRONG_COLUMN = 'Invalid column: prise'

async function runHourly({ write, run }: WebConsole): Promise<void> {
  await write(QUERIES, HOURLY)
  await run(HOURLY_ROWS)
}

async function runAll(console: WebConsole): Promise<void> {
  const { move, run } = console
  await runHourly(console)
  await move(HIGH - HOURLY)
  await run(HIGH_ROWS)
  await move(WRONG - HIGH)
  await run(WRONG_COLUMN)
}

/** Opens rows of the tree with the keyboard, from the table down to the details of its first column. */
async function openTable({ page, hook }: WebConsole, table: string): Promise<void> {
  await hook('schema-row').filter({ hasText: table }).first().click()
  await page.keyboard.press('ArrowRight')
  for (const name of ['Columns', 'symbol']) {
    await hook('schema-row').filter({ hasText: name }).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
  }
  await hook('schema-detail-title').first().waitFor()
}

async function fillTable({ page, hook }: WebConsole): Promise<void> {
  const columns = [
    ['station', 'SYMBOL'],
    ['temperature', 'DOUBLE'],
    ['timestamp', 'TIMESTAMP'],
  ] as const
  await hook('create-table-panel-button').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=name]').fill('weather')
  await dialog.locator('[name=partitionBy]').selectOption('DAY')
  await dialog.locator('[name=walEnabled]').selectOption('true')
  for (const [index, [name, type]] of columns.entries()) {
    await dialog.getByRole('button').nth(2).click()
    await dialog.locator(`[name="schemaColumns.${index}.name"]`).fill(name)
    await dialog.locator(`[name="schemaColumns.${index}.type"]`).selectOption(type)
  }
  await dialog.getByText('Designated').last().click()
}

async function importReadings({ page, hook }: WebConsole): Promise<void> {
  await hook('import-panel-button').click()
  const files = ['readings.csv', 'october.csv'].map((name) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(readingsCsv()),
  }))
  await page.locator('input[type=file]').first().setInputFiles(files)
  await hook('import-upload-button').first().click()
  await hook('import-file-status').getByText('Imported').waitFor()
}

const WIDGETS = [
  'WAL Transaction Throughput',
  'WAL Transaction Latency',
  'WAL Row Throughput',
  'Average Transaction Size',
]
/** The range that the feed has written by the time of the picture; a wider one would be an empty chart. */
const RANGE = 'now-1m'
const DRAWN_MS = 3000

/** Opens a metrics tab with a widget of each kind for the table of the feed. */
async function addWidgets({ page, hook, moveBorder }: WebConsole): Promise<void> {
  await hook('schema-add-metrics-button').click()
  const metrics = hook('metrics-root')
  for (const widget of WIDGETS) {
    await metrics.getByText('Add widget').first().click()
    await page.getByRole('dialog').getByText(widget, { exact: true }).click()
  }
  await moveBorder(800)
  await metrics.getByText('Last 1h').click()
  const range = page.getByRole('dialog').filter({ hasText: 'Absolute time range' })
  await range.locator('input').first().fill(RANGE)
  await range.getByText('Apply').click()
  for (let index = 0; index < WIDGETS.length; index++) {
    const table = metrics.locator('input').nth(index)
    await table.click()
    await table.fill('sensors')
    await page.keyboard.press('Enter')
  }
  // The button keeps its tooltip after the dialog until the pointer has been on it.
  await metrics.getByText(RANGE).hover()
  await page.waitForTimeout(DRAWN_MS)
}

export const PICTURES: readonly Picture[] = [
  {
    name: 'overview',
    clip: WINDOW,
    prepare: async (console) => {
      await console.moveBorder(470)
      await runHourly(console)
      await openTable(console, 'trades')
    },
  },
  {
    name: 'code-editor',
    clip: { x: 0, y: 45, width: FULL_WIDTH, height: 680 },
    prepare: async (console) => {
      await console.hook('new-tab-button').click()
      await console.page.locator('.chrome-tab').nth(1).waitFor()
      await runAll(console)
      await console.move(HOURLY - WRONG)
      await console.run(HOURLY_ROWS)
      await console.moveBorder(400)
      await console.hook('button-run-query-dropdown').click()
    },
  },
  {
    name: 'schema-explorer',
    clip: { x: 0, y: 45, width: 720, height: 550 },
    prepare: async (console) => {
      await console.moveBorder(610)
      await console.write(QUERIES, HOURLY)
      await openTable(console, 'trades')
    },
  },
  { name: 'import-csv', clip: { x: 0, y: 395, width: FULL_WIDTH, height: 470 }, prepare: importReadings },
  { name: 'create-table', clip: { x: 720, y: 45, width: 720, height: 440 }, prepare: fillTable },
  {
    name: 'query-log',
    clip: { x: 0, y: 45, width: FULL_WIDTH, height: 495 },
    prepare: async (console) => {
      await runAll(console)
      await console.moveBorder(540)
      await console.hook('expand-notifications').click()
    },
  },
  {
    name: 'metrics-view',
    clip: { x: 0, y: 45, width: FULL_WIDTH, height: 755 },
    prepare: addWidgets,
    needsFeed: true,
  },
]
