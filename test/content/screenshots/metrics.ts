import type { WebConsole } from './web-console.ts'

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
export async function addWidgets({ page, hook, moveBorder }: WebConsole): Promise<void> {
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
