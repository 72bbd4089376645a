import type { Page } from 'playwright-core'
import { large, small, type TourState } from './state.ts'

const SAMPLE_BY = '/docs/reference/sql/sample-by/'

const runs = (release: string) => (page: Page) =>
  page.addInitScript((chosen) => localStorage.setItem('docs-running-release', chosen), release)

const dialog = (page: Page) => page.locator('dialog[open]').waitFor()

/** Tables, listings, settings and what opens from them, as readers meet them. */
export const READING_STATES: readonly TourState[] = [
  { name: 'table-long', path: '/docs/reference/sql/datatypes/', fullPage: true },
  {
    name: 'table-head-sticky',
    path: '/docs/reference/sql/datatypes/',
    bring: async (page) => {
      await page.locator('article table').first().scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 700)
    },
  },
  {
    name: 'settings',
    path: '/docs/configuration/',
    bring: (page) => page.locator('.settings').first().scrollIntoViewIfNeeded(),
  },
  { name: 'setting-arrived', path: '/docs/configuration/#http.net.connection.limit' },
  {
    name: 'listing-wrapped',
    path: '/docs/clients/java_ilp/',
    // Where no line is too long, there is no button for it.
    at: small,
    bring: (page) => page.getByRole('button', { name: 'Wrap lines' }).first().click(),
  },
  {
    name: 'console-address',
    path: SAMPLE_BY,
    bring: async (page) => {
      await page.getByRole('button', { name: 'Open in Web Console' }).first().click()
      await dialog(page)
    },
  },
  {
    name: 'shortcuts',
    path: SAMPLE_BY,
    bring: async (page) => {
      await page.keyboard.press('?')
      await dialog(page)
    },
  },
  {
    name: 'your-server',
    path: SAMPLE_BY,
    at: large,
    bring: async (page) => {
      await page.locator('.versions > button').press('Enter')
      await page.getByRole('button', { name: /^I run / }).press('Enter')
      await dialog(page)
    },
  },
  { name: 'older-server', path: '/docs/reference/function/array/', prepare: runs('8.2.0'), fullPage: true },
  { name: 'newer-server', path: '/docs/release-notes/known-issues/', prepare: runs('9.3.4') },
  { name: 'known-issues', path: '/docs/release-notes/known-issues/', fullPage: true },
  { name: 'releases', path: '/docs/release-notes/releases/', fullPage: true },
  { name: 'languages', path: '/docs/clients/ingest-python/' },
  { name: 'function-reference', path: '/docs/reference/function/array/' },
  { name: 'diagram', path: '/docs/reference/sql/create-table/', fullPage: true },
  { name: 'formulas', path: '/docs/reference/function/aggregation/#regr_slope' },
  { name: 'runbooks', path: '/docs/troubleshooting/runbooks/', fullPage: true },
  {
    name: 'feedback',
    path: SAMPLE_BY,
    prepare: (page) => page.route('**/docs/api/feedback', (route) => route.fulfill({ status: 204 })),
    bring: async (page) => {
      await page.getByRole('button', { name: 'No', exact: true }).click()
      await page.getByRole('link', { name: 'Tell us what is missing' }).waitFor()
    },
  },
]
